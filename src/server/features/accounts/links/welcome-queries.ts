import type { Db } from '#server/db/db.ts'

/** Notes that an account gets its welcome, and returns it; undefined where it has had it, or is neither a buyer's nor a listing's manager's. */
export const markWelcomed = (tx: Db, accountId: string, welcomedAt: Date) =>
  tx
    .updateTable('accounts')
    .set({ welcomedAt })
    .where('id', '=', accountId)
    .where('welcomedAt', 'is', null)
    .where((eb) => eb.or([eb('role', '=', 'restaurant'), eb('role', '=', 'supplier').and('supplierId', 'is not', null)]))
    .returning((eb) => [
      'email',
      'supplierId',
      eb.selectFrom('suppliers as s').select('s.businessName').whereRef('s.id', '=', 'accounts.supplierId').as('businessName'),
    ])
    .executeTakeFirst()
