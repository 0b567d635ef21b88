import type { ComponentProps, ReactNode } from 'react'
import { cn } from '../lib/cn.ts'
import { useTranslate } from '../lib/locale-context.ts'
import { DateTime } from '../money/DateTime.tsx'
import { Button } from '../primitives/Button.tsx'
import { Callout } from '../primitives/Callout.tsx'
import { FEW_CODES } from './few-codes.ts'
import * as m from './messages.ts'

type Props = Omit<ComponentProps<'div'>, 'children'> & {
  /** Whether the second step is on. */
  on: boolean
  /** When it was turned on, in ISO 8601, if the server said so. */
  since?: string | null | undefined
  /** How many backup codes are left. `null` if the server didn’t say. */
  codesLeft: number | null
  /** The customer has not confirmed that the latest codes are stored, so they may never have seen them. */
  codesNotStored?: boolean
  /** Called by “Set it up”. */
  onSetUp: () => void
  /** Called by “Turn off”. */
  onTurnOff: () => void
  /** Called by “Make new codes”. */
  onNewCodes: () => void
  /** The new codes are being generated. */
  makingCodes?: boolean
  /** Why new codes could not be generated, shown below that button. */
  codesProblem?: ReactNode
}

/** Whether the second step is on, how many backup codes are left, and what can be changed (CAP-3). */
export function SecondStepStatus({
  on,
  since,
  codesLeft,
  codesNotStored = false,
  onSetUp,
  onTurnOff,
  onNewCodes,
  makingCodes = false,
  codesProblem,
  className,
  ...rest
}: Props) {
  const t = useTranslate()
  // The problem says that already.
  const notStored = on && codesNotStored && codesProblem === undefined
  const few = on && codesLeft !== null && codesLeft <= FEW_CODES
  return (
    <div
      data-slot="second-step-status"
      data-state={on ? 'on' : 'off'}
      className={cn('grid w-full divide-y divide-line', className)}
      {...rest}
    >
      <Row
        title={t(m.authenticatorApp)}
        text={
          !on
            ? t(m.stepNotSetUp)
            : since == null
              ? t(m.stepOn)
              : t(m.stepOnSince, { date: <DateTime iso={since} /> })
        }
      >
        {on ? (
          <Button variant="secondary" size="sm" aria-label={t(m.turnOffStep)} onClick={onTurnOff}>
            {t(m.turnOff)}
          </Button>
        ) : (
          <Button size="sm" aria-label={t(m.setUpApp)} onClick={onSetUp}>
            {t(m.setItUp)}
          </Button>
        )}
      </Row>
      <Row
        title={t(m.backupCodes)}
        text={
          !on
            ? t(m.codesComeLater)
            : codesLeft === null
              ? t(m.codesLeftUnknown)
              : t(m.codesLeft, { count: codesLeft })
        }
      >
        {on && (
          <Button
            variant="secondary"
            size="sm"
            loading={makingCodes}
            aria-label={t(m.replaceBackupCodes)}
            onClick={onNewCodes}
          >
            {t(m.makeNewCodes)}
          </Button>
        )}
        {(notStored || few) && (
          <Callout
            tone="warning"
            title={notStored ? t(m.codesNotStored) : codesLeft === 0 ? t(m.noCodesLeft) : t(m.fewCodesLeft)}
            className="basis-full"
          >
            {t(m.whyNewCodes)}
          </Callout>
        )}
        {codesProblem !== undefined && <div className="basis-full">{codesProblem}</div>}
      </Row>
    </div>
  )
}

type RowProps = {
  /** The heading of the part. */
  title: string
  /** Its state. */
  text: ReactNode
  /** The actions for it. */
  children: ReactNode
}

function Row({ title, text, children }: RowProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3 py-4 first:pt-0 last:pb-0">
      <div className="min-w-0 grow basis-44">
        <p className="font-medium">{title}</p>
        <p className="text-sm text-muted">{text}</p>
      </div>
      {children}
    </div>
  )
}
