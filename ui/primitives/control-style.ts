/** The style of Input, Textarea and NativeSelect. The text has 16 px, because phones zoom into fields with smaller text. */
export const controlStyle =
  'block min-h-11 w-full rounded-control border border-line-strong bg-surface px-3 py-2 text-base text-ink transition-colors placeholder:text-muted [&[readonly]]:bg-sunken hover:border-ink disabled:cursor-not-allowed disabled:bg-sunken disabled:text-muted aria-invalid:border-danger aria-invalid:[box-shadow:inset_0_0_0_1px_var(--danger)] forced-colors:aria-invalid:border-[Highlight]'
