import { useSavedSuppliers } from '#web/features/saved/use-saved-suppliers.ts'

/** The names of the suppliers that the reader has saved, as options of a list of suggestions. */
export default function SavedNames() {
  const { suppliers = [] } = useSavedSuppliers()
  return suppliers.map(({ id, businessName }) => <option key={id}>{businessName}</option>)
}
