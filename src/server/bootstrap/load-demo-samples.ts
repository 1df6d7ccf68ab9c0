import type { Db } from '#server/db/db.ts'
import type { DemoSupplier } from '#server/db/demo/types.ts'
import { DEMO_VENUE_EMAIL } from './load-demo-venue.ts'

type Stored = { supplierId: number; supplier: Pick<DemoSupplier, 'businessName' | 'category'> }

const DAY_MS = 86_400_000

/** Inserts samples of the demo's venue: a roaster has one to answer, and one of it has been received; a dairy's is on its way. */
export async function loadDemoSamples(tx: Db, stored: readonly Stored[], now: Date): Promise<void> {
  const venue = await tx.selectFrom('accounts').select('id').where('email', '=', DEMO_VENUE_EMAIL).executeTakeFirst()
  const [roaster, dairy] = (['Coffee', 'Dairy'] as const).map((name) => stored.find(({ supplier }) => supplier.category === name))
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS)
  const from = ({ supplierId, supplier }: Stored) => ({
    supplierId,
    supplierName: supplier.businessName,
    supplierCategory: supplier.category,
    accountId: venue?.id ?? null,
    businessName: 'Demo Corner Cafe',
    contactEmail: DEMO_VENUE_EMAIL,
    deliveryLocation: 'Northcote VIC 3070',
  })
  if (roaster) {
    const asked = { item: 'Espresso blend, 250 g', note: 'For a flat white, please.', createdAt: daysAgo(1), statusAt: daysAgo(1) }
    const received = { item: 'Decaf, 250 g', createdAt: daysAgo(12), sentAt: daysAgo(10), statusAt: daysAgo(7) }
    await tx
      .insertInto('samples')
      .values({ ...from(roaster), ...asked })
      .execute()
    await insertWithSteps(tx, { ...from(roaster), ...received, status: 'received', ...VERDICT, verdictAt: daysAgo(6) }, [
      { step: 'send', by: 'supplier', at: daysAgo(10) },
      { step: 'receive', by: 'buyer', at: daysAgo(7) },
      { step: 'verdict', by: 'buyer', at: daysAgo(6) },
    ])
  }
  if (!dairy) return
  const sent = { item: 'Barista milk, 2 L', createdAt: daysAgo(3), sentAt: daysAgo(1), statusAt: daysAgo(1) }
  await insertWithSteps(tx, { ...from(dairy), ...sent, status: 'sent' }, [
    { step: 'promise', by: 'supplier', at: daysAgo(2) },
    { step: 'send', by: 'supplier', at: daysAgo(1) },
  ])
}

const VERDICT = { stars: 4, verdictNote: 'Sweet, no paper taste. The second kilo would tell.', isShown: true }

type Insert = Parameters<ReturnType<typeof inserting>['values']>[0]
type Step = { step: 'promise' | 'send' | 'receive' | 'verdict'; by: 'buyer' | 'supplier'; at: Date }
const inserting = (tx: Db) => tx.insertInto('samples')

async function insertWithSteps(tx: Db, sample: Insert, steps: Step[]): Promise<void> {
  const { id: sampleId } = await inserting(tx).values(sample).returning('id').executeTakeFirstOrThrow()
  await tx
    .insertInto('sampleSteps')
    .values(steps.map((step) => ({ ...step, sampleId })))
    .execute()
}
