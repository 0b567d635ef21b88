import { BookOpen, LifeBuoy, Mail, Phone, Ticket } from 'lucide-react'
import type { ComponentProps, ComponentType } from 'react'
import { WhatsAppMark } from './WhatsAppMark.tsx'

type Logo = ComponentType<Pick<ComponentProps<'svg'>, 'className' | 'aria-hidden'>>

export const contactLogos = {
  whatsapp: WhatsAppMark,
  phone: Phone,
  ticket: Ticket,
  email: Mail,
  guides: BookOpen,
  help: LifeBuoy,
} as const satisfies Record<string, Logo>

export type ContactOption = {
  /** Selects the logo. */
  id: keyof typeof contactLogos
  name: string
  info: string
  /** The text of the link. */
  prompt: string
  href: string
}
