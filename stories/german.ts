import * as form from '#ui/form/messages.ts'
import { rich } from '#ui/lib/rich.ts'
import { translation, type TranslationOf } from '#ui/lib/translation.ts'
import * as money from '#ui/money/messages.ts'
import * as primitives from '#ui/primitives/messages.ts'

/** The words that components of all folders use, as an example of a translation. The types make sure that none is missing. */
export const german = [
  translation(primitives, {
    cancel: 'Abbrechen',
    close: 'Schließen',
    tryAgain: 'Erneut versuchen',
    stillWorking: 'Wird noch bearbeitet …',
    note: 'Hinweis',
    done: 'Erledigt',
    warning: 'Warnung',
    problem: 'Problem',
    opensInNewTab: '(öffnet in einem neuen Tab)',
    skipToContent: 'Zum Inhalt springen',
    previousPage: 'Zurück',
    nextPage: 'Weiter',
    pageOf: ({ page, pageCount }) => `Seite ${page} von ${pageCount}`,
    pageNumber: ({ page }) => `Seite ${page}`,
    isFirstPage: 'Dies ist die erste Seite',
    isLastPage: 'Dies ist die letzte Seite',
    password: 'Passwort',
    show: ({ what }) => `${what} anzeigen`,
    hide: ({ what }) => `${what} verbergen`,
    isShown: ({ what }) => `${what} wird angezeigt`,
    isHidden: ({ what }) => `${what} ist verborgen`,
    loading: 'Wird geladen …',
    theme: 'Farbschema',
    lightTheme: 'Hell',
    darkTheme: 'Dunkel',
    systemTheme: 'System',
    notification: 'Mitteilung',
    closeNotification: 'Mitteilung schließen',
  } satisfies TranslationOf<typeof primitives>),
  translation(form, {
    checkFields: ({ count }) => (count === 1 ? 'Bitte ein Feld prüfen' : `Bitte ${count} Felder prüfen`),
    requestId: ({ id }) => rich`Vorgangsnummer: ${id}`,
    canTryAgain: 'Sie können es jetzt erneut versuchen.',
  } satisfies TranslationOf<typeof form>),
  translation(money, {
    notAvailable: 'nicht verfügbar',
    amountHidden: 'Betrag verborgen',
    up: 'gestiegen',
    down: 'gefallen',
    unchanged: 'unverändert',
    todayAt: ({ time }) => `heute um ${time}`,
    onDate: ({ date }) => rich`am ${date}`,
    max: 'Max.',
    maxAmount: ({ amount }) => `Max.: ${amount}`,
    nothingAvailable: 'Nichts verfügbar',
    readAs: ({ amount }) => `Gelesen als ${amount}`,
    oneMoreDeposit: 'Dies ist eine weitere Einzahlung.',
    oneMoreWithdrawal: 'Dies ist eine weitere Auszahlung.',
    secondDeposit: 'Dies ist eine zweite Einzahlung.',
    secondWithdrawal: 'Dies ist eine zweite Auszahlung.',
  } satisfies TranslationOf<typeof money>),
]
