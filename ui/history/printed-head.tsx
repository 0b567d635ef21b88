type Customer = { name: string; email: string }

/** The customer's name and email in one line. */
export const CustomerLine = ({ name, email }: Customer) => (
  <bdi>{[name, email].filter(Boolean).join(', ')}</bdi>
)

type Props = { brand: string; customer: Customer; note?: string }

/** Whose details are printed, and the note about the money. On the screen it is hidden. */
export const PrintedHead = ({ brand, customer, note }: Props) => (
  <div className="mb-4 hidden border-b border-line pb-3 text-sm print:block">
    <p>{brand}</p>
    <p>
      <CustomerLine {...customer} />
    </p>
    {note && <p className="font-semibold">{note}</p>}
  </div>
)
