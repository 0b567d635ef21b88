import type { ReactNode } from 'react'
import { rich } from '../lib/rich.ts'

// Spaces in `${}` of `rich` are separate text nodes, as in the stories' pictures.

/* AssetCard */

/** Opens the facts. */
export const factsAbout = ({ name }: { name: string }) => `Facts about ${name}`

/* ContactForm */

export const name = () => 'Name'
export const subject = () => 'Subject'
export const message = () => 'Message'
export const leaveOutSecrets = () => 'Leave out passwords and your seed phrase. Support never needs them.'
export const submit = () => 'Submit'
export const opensMailProgram = () => 'Opens your mail program. Nothing is sent from this page.'
export const mailProgramOpen = () => 'Your mail program should be open now'
/** `to` is an email address, `again` the link `openItAgain`. */
export const messageFilledIn = ({ to, again }: { to: string; again: ReactNode }) =>
  rich`Your message to ${to} is filled in. Send it from there. If nothing has opened,${' '}${again}, or write to ${to} yourself; what you typed stays here.`
export const openItAgain = () => 'open it again'

/* The errors of its fields. A field shows its error without a full stop. */

export const nameRequired = () => 'Name is required'
export const nameTooLong = () => 'This name is too long'
export const subjectRequired = () => 'Subject is required'
export const subjectTooLong = () => 'This subject is too long'
export const messageRequired = () => 'Message is required'
/** `most` is a number of characters. */
export const messageTooLong = ({ most }: { most: number }) =>
  `At most ${most} characters. Write a longer message in your mail program`

/* HelpSearch */

export const searchHelp = () => 'Search questions and guides'
/** `contact` is a link to support, such as 'write to us'. */
export const searchNotLoaded = ({ contact }: { contact: ReactNode }) =>
  rich`The search could not be loaded. Type again to try once more, or ${contact}.`
/** Not shown. Words that a question contains and that the search ignores. */
export const ignoredWords = () =>
  'a an and are at be been by can could did do does for from get had has have how i if im in is it its me my of on or our please should so that the there this to us was we were what when where which who why will with would you your not'
export const noResults = () => 'No results'
export const tryAnotherWord = () => 'Try another word, or ask us.'
export const resultCount = ({ count }: { count: number }) =>
  count === 0 ? noResults() : count === 1 ? '1 result' : `${count} results`
/** The kind of a result that shows its answer. */
export const question = () => 'Question'
/** The kind of a result that links to a page. */
export const guide = () => 'Guide'

/* HeroSlider */

/** The role of the slider, for screen readers, after its name. */
export const carousel = () => 'carousel'
/** The role of a slide, for screen readers, after `slideOf`. */
export const slide = () => 'slide'
export const slideOf = ({ position, count }: { position: number; count: number }) => `${position} of ${count}`
export const slideNumber = ({ position, count }: { position: number; count: number }) =>
  `Slide ${position} of ${count}`
/** Announced when the visitor goes to a slide. */
export const slideTitle = ({ position, count, title }: { position: number; count: number; title: string }) =>
  `Slide ${position} of ${count}: ${title}`
/** Appears between two links, such as 'Join Us' and 'Login'. */
export const or = () => 'or'
export const playSlides = () => 'Play slides'
export const pauseSlides = () => 'Pause slides'
export const previousSlide = () => 'Previous slide'
export const nextSlide = () => 'Next slide'

/* LegalDocument */

export const contents = () => 'Contents'
/** Both values are days. */
export const inForce = ({ since, changed }: { since: ReactNode; changed: ReactNode }) =>
  rich`In force since ${since}. Last changed ${changed}.`
export const seeWhatChanged = () => 'See what changed'
export const changeLog = () => 'Change log'

/* OverviewPicture */

export const deposit = () => 'Deposit'
export const withdraw = () => 'Withdraw'

/* PlanCard, PlanTable */

export const yourPlan = () => 'Your plan'
/** Follows the range of amounts. `currency` is a name such as 'US dollars'. */
export const amountToInvest = ({ currency }: { currency: string }) => `amount to invest, in ${currency}`
/** The same as the header of a row of amounts. */
export const amountToInvestHead = ({ currency }: { currency: string }) => `Amount to invest, in ${currency}`
/** What the dash in a cell means, for screen readers: the plan's list doesn't name this feature. */
export const notInList = () => 'Not in the list'
export const yes = () => 'Yes'

/* ReviewPicture, which shows the words of the review before a withdrawal */

export const youReceive = () => 'You receive'
export const amount = () => 'Amount'
export const feePercent = ({ percent }: { percent: ReactNode }) => rich`Fee (${percent})`
export const paidTo = () => 'Paid to'
export const profitAfter = () => 'Trade Profit after'
export const okayWithdraw = ({ amount: figure }: { amount: ReactNode }) => rich`Okay, withdraw ${figure}`

/* StatTile */

/** `day` is an ISO date such as 2026-01-31. */
export const sourceAsOf = ({ source, day }: { source: string; day: ReactNode }) =>
  rich`Source: ${source}, as of ${day}`

/* WorkedExample */

export const example = () => 'Example'
