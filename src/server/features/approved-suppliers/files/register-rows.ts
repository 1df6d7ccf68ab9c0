import { APPROVED_DOCUMENT_KINDS, type ApprovedDocument } from '#contract/venue/approved-documents.ts'
import type { ApprovedSupplier, RegisterOrder } from '#contract/venue/approved-suppliers.ts'
import type { Db } from '#server/db/db.ts'
import { registerPage } from '#server/features/approved-suppliers/queries.ts'
import { abnInWords } from '#shared/contact/abn-in-words.ts'
import { phoneCell } from '#shared/contact/phone-cell.ts'

const ROWS_AT_A_TIME = 100
/** A line of the file: a document with its supplier, or a supplier without documents. */
type RegisterRow = { supplier: ApprovedSupplier; document: ApprovedDocument | null }

/** Yields the whole register of an account as it is on a day. */
export async function* wholeRegister(
  db: Db,
  accountId: string,
  sort: RegisterOrder,
  today: string,
): AsyncGenerator<ApprovedSupplier, void> {
  for (let offset = 0; ; offset += ROWS_AT_A_TIME) {
    const { items, total } = await registerPage(db, accountId, { sort, limit: ROWS_AT_A_TIME, offset }, today)
    yield* items
    if (items.length === 0 || offset + items.length >= total) return
  }
}

export async function* registerRows(db: Db, accountId: string, sort: RegisterOrder, today: string): AsyncGenerator<RegisterRow, void> {
  for await (const supplier of wholeRegister(db, accountId, sort, today)) {
    if (supplier.documents.length === 0) yield { supplier, document: null }
    for (const document of supplier.documents) yield { supplier, document }
  }
}

const EXPIRY_WORDS = { expired: 'Expired', soon: 'Within 30 days', later: 'Valid' } as const

export const REGISTER_COLUMNS: Record<string, (row: RegisterRow) => string | null> = {
  Supplier: ({ supplier }) => supplier.businessName,
  ABN: ({ supplier }) => supplier.abn && abnInWords(supplier.abn),
  Supplies: ({ supplier }) => supplier.supplies,
  Phone: ({ supplier }) => supplier.phone && phoneCell(supplier.phone),
  Email: ({ supplier }) => supplier.email,
  Address: ({ supplier }) => supplier.address,
  'Approved on': ({ supplier }) => supplier.approvedOn,
  'Approved by': ({ supplier }) => supplier.approvedBy,
  Document: ({ document }) => document && APPROVED_DOCUMENT_KINDS[document.kind],
  Number: ({ document }) => document && document.number,
  'Expires on': ({ document }) => document && document.expiresOn,
  Status: ({ document }) => (document?.expiry ? EXPIRY_WORDS[document.expiry] : null),
  File: ({ document }) => document?.file?.name ?? null,
  Notes: ({ supplier }) => supplier.notes,
}
