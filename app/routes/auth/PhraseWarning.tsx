import { mailtoHref } from '#ui/lib/mailto.ts'
import { HandCoins, Hourglass, KeyRound, MailX } from 'lucide-react'
import { brand } from '../../content/brand.ts'

const never = [
  {
    icon: KeyRound,
    title: 'The recovery phrase of a wallet',
    text: 'We never need it, not even to reset your password.',
  },
  {
    icon: MailX,
    title: 'Your password by email, phone or chat',
    text: 'Type it only on this site.',
  },
  {
    icon: HandCoins,
    title: 'A payment before we pay you',
    text: 'The withdrawal fee is deducted from the payout.',
  },
  {
    icon: Hourglass,
    title: 'A quick decision',
    text: 'We never hurry you into a deposit or a withdrawal.',
  },
]

/** What we never ask customers for. Text and a link, which need no script. */
export function PhraseWarning() {
  return (
    <aside
      aria-labelledby="never-asked"
      className="border-t border-line pt-10 @min-[44rem]/auth:mt-2 @min-[44rem]/auth:border-s @min-[44rem]/auth:border-t-0 @min-[44rem]/auth:ps-8 @min-[44rem]/auth:pt-2 @min-[60rem]/auth:ps-16"
    >
      <Horizon />
      <h2 id="never-asked" className="mt-8 text-xl">
        What {brand.name} will never ask you for
      </h2>
      <ul className="mt-6 grid max-w-prose grid-cols-1 gap-6">
        {never.map(({ icon: Icon, title, text }) => (
          <li key={title} className="flex gap-4">
            <Icon aria-hidden className="mt-0.75 size-5 shrink-0 text-link" />
            <div className="min-w-0">
              <p className="font-medium">{title}</p>
              <p className="text-muted">{text}</p>
            </div>
          </li>
        ))}
      </ul>
      <p className="mt-8 border-t border-line pt-6 text-sm text-muted">
        If someone asks you for one of these in our name, it is not us. Tell{' '}
        <a className="text-link underline underline-offset-3" href={mailtoHref({ to: brand.supportEmail })}>
          {brand.supportEmail}
        </a>
        .
      </p>
    </aside>
  )
}

function Horizon() {
  return (
    <svg aria-hidden viewBox="0 0 480 96" className="h-24 w-full max-w-120 text-line-strong" fill="none">
      <path d="M0 72h480" stroke="currentColor" />
      <path d="M40 80h120M220 80h60M330 80h110M90 88h60M200 88h150" stroke="currentColor" opacity="0.5" />
      <path d="M348 66V14c16 14 27 33 29 52Z" className="fill-accent" />
      <path d="M343 66V28c-11 10-19 24-22 38Z" className="fill-accent opacity-55" />
      <path d="M312 70h74c-4 6-9 9-16 9h-42c-7 0-12-3-16-9Z" className="fill-ink" />
    </svg>
  )
}
