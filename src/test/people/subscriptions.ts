import type { NewRow } from '#server/db/db.ts'
import type { TestApp } from '#test/app/app.ts'

/** Inserts a subscription for a listing: an active monthly one to Professional, unless `fields` say otherwise. */
export async function subscribe(
  { context: { db } }: TestApp,
  supplierId: number,
  fields: Partial<NewRow<'subscriptions'>> = {},
): Promise<void> {
  const values = { supplierId, plan: 'professional', interval: 'month', status: 'active', ...fields } as const
  await db.insertInto('subscriptions').values(values).execute()
}
