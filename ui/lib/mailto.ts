export type MailMessage = { to: string; subject?: string; body?: string }

/** Returns a `mailto:` link that opens the customer's mail program with the message filled in. */
export function mailtoHref({ to, subject, body }: MailMessage): string {
  const fields = Object.entries({ subject, body }).flatMap(([name, value]) =>
    // Line breaks must be CRLF: https://www.rfc-editor.org/rfc/rfc6068#section-5
    value ? [`${name}=${encodeURIComponent(value.replace(/\r\n|\r|\n/g, '\r\n'))}`] : [],
  )
  const address = encodeURIComponent(to).replaceAll('%40', '@')
  return `mailto:${address}${fields.length > 0 ? `?${fields.join('&')}` : ''}`
}
