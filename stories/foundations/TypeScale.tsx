const sizes = [
  { classes: 'text-5xl font-[650] tracking-[-0.022em] leading-[1.15]', use: 'Opening line of a public page' },
  { classes: 'text-3xl font-[650] tracking-[-0.022em] leading-[1.15]', use: 'Heading of a page' },
  {
    classes: 'text-xl font-[650] tracking-[-0.022em] leading-[1.15]',
    use: 'Heading of a part, title of a dialog',
  },
  { classes: 'text-lg', use: 'Opening paragraph' },
  { classes: 'text-base', use: 'Text and controls, 16 px on 26' },
  { classes: 'text-sm', use: 'Labels, hints, column headers' },
]

export function TypeScale() {
  return (
    <dl className="text-ink ruled">
      {sizes.map(({ classes, use }) => (
        <div key={use} className="py-4">
          <dt className="text-sm text-muted">
            {use} · <code>{classes.split(' ')[0]}</code>
          </dt>
          <dd className={classes}>The fee is shown before you confirm: $12.50</dd>
        </div>
      ))}
      <div className="py-4">
        <dt className="text-sm text-muted">
          Figures that line up · <code>tabular-nums</code>
        </dt>
        <dd className="w-fit text-end tabular-nums">
          $1,111.11
          <br />
          $98,760.00
        </dd>
      </div>
    </dl>
  )
}
