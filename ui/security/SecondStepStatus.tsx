import type { ComponentProps, ReactNode } from 'react'
import { cn } from '../lib/cn.ts'
import { DateTime } from '../money/DateTime.tsx'
import { Button } from '../primitives/Button.tsx'
import { Callout } from '../primitives/Callout.tsx'

type Props = Omit<ComponentProps<'div'>, 'children'> & {
  /** Whether the second step is on. */
  on: boolean
  /** Since when it is on, in ISO 8601, if the server said so. */
  since?: string | null | undefined
  /** How many backup codes are left. `null` if the server didn’t say. */
  codesLeft: number | null
  /** Called by “Set it up”. */
  onSetUp: () => void
  /** Called by “Turn off”. */
  onTurnOff: () => void
  /** Called by “Make new codes”. */
  onNewCodes: () => void
  /** The new codes are being made. */
  makingCodes?: boolean
  /** Why new codes could not be made, shown below that button. */
  codesProblem?: ReactNode
}

const FEW = 3

/** Whether the second step is on, how many backup codes are left, and what can be changed (CAP-3). */
export function SecondStepStatus({
  on,
  since,
  codesLeft,
  onSetUp,
  onTurnOff,
  onNewCodes,
  makingCodes = false,
  codesProblem,
  className,
  ...rest
}: Props) {
  const few = on && codesLeft !== null && codesLeft <= FEW
  return (
    <div
      data-slot="second-step-status"
      data-state={on ? 'on' : 'off'}
      className={cn('grid w-full divide-y divide-line', className)}
      {...rest}
    >
      <Row
        title="Authenticator app"
        text={
          on ? (
            <>
              On
              {since != null && (
                <>
                  {' '}
                  since <DateTime iso={since} />
                </>
              )}
              .
            </>
          ) : (
            'Not set up.'
          )
        }
      >
        {on ? (
          <Button variant="secondary" size="sm" aria-label="Turn off the second step" onClick={onTurnOff}>
            Turn off
          </Button>
        ) : (
          <Button size="sm" aria-label="Set it up: authenticator app" onClick={onSetUp}>
            Set it up
          </Button>
        )}
      </Row>
      <Row title="Backup codes" text={on ? left(codesLeft) : 'You get ten when the second step is on.'}>
        {on && (
          <Button
            variant="secondary"
            size="sm"
            loading={makingCodes}
            aria-label="Make new codes to replace your backup codes"
            onClick={onNewCodes}
          >
            Make new codes
          </Button>
        )}
        {few && (
          <Callout
            tone="warning"
            title={codesLeft === 0 ? 'You have no backup codes left' : 'You have few backup codes left'}
            className="basis-full"
          >
            Without a code, signing in after you lose your phone can take seven days or more. New codes
            replace the old ones.
          </Callout>
        )}
        {codesProblem !== undefined && <div className="basis-full">{codesProblem}</div>}
      </Row>
    </div>
  )
}

function left(codes: number | null) {
  if (codes === null) return 'The server did not say how many are left.'
  if (codes === 0) return 'None left.'
  return codes === 1 ? '1 left. It works once.' : `${codes} left. Each works once.`
}

type RowProps = {
  /** The name of the part. */
  title: string
  /** Its state. */
  text: ReactNode
  /** What can be done about it. */
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
