import type { Db } from '#server/db/db.ts'
import type { DemoSupplier } from '#server/db/demo/types.ts'
import { eveningAfter } from '#shared/groups/evening-after.ts'
import { settle } from '#shared/groups/settle.ts'

type Stored = { supplierId: number; supplier: Pick<DemoSupplier, 'businessName' | 'category'> }

const ZONE = 'Australia/Melbourne'
const STEPS = [
  { from: 1, priceCents: 4_800 },
  { from: 10, priceCents: 4_400 },
  { from: 24, priceCents: 3_900 },
]
const MEMBERS = [6, 9, 8]
const OF_MILK = {
  item: 'Oat milk, barista',
  unit: 'carton',
  contents: JSON.stringify({ amount: 12, measure: 'L' }),
  category: 'Dairy',
} as const
const NORTHCOTE = { place: 'Northcote VIC 3070', placePostcodes: '{[3070,3070]}', timeZone: ZONE }
const BRUNSWICK = { place: 'Brunswick VIC 3056', placePostcodes: '{[3056,3056]}', timeZone: ZONE }

/** Turns group buying on, with a group that is a carton short of its next price, and one that is settled. Nobody is behind their members. */
export async function loadDemoGroups(tx: Db, stored: readonly Stored[], now: Date): Promise<void> {
  await tx.updateTable('siteFeatures').set({ isOn: true }).where('name', '=', 'groups').execute()
  const dairy = stored.find(({ supplier }) => supplier.category === 'Dairy')
  if (!dairy) return
  await insertOpenGroup(tx, dairy, now)
  await insertSettledGroup(tx, dairy, now)
}

async function insertOpenGroup(tx: Db, { supplierId }: Stored, now: Date): Promise<void> {
  const { id: groupId } = await tx
    .insertInto('buyingGroups')
    .values({ ...OF_MILK, ...NORTHCOTE, ...deadlineOf(now, 21) })
    .returning('id')
    .executeTakeFirstOrThrow()
  await insertMembers(
    tx,
    groupId,
    MEMBERS.map((want) => ({ want })),
  )
  await tx
    .insertInto('groupOffers')
    .values({ groupId, supplierId, steps: JSON.stringify(STEPS), deliveryCents: 4_500 })
    .execute()
}

async function insertSettledGroup(tx: Db, { supplierId, supplier }: Stored, now: Date): Promise<void> {
  const wanted = [8, 10, 8].map((want, at) => ({ id: String(at), want, most: null }))
  const { total, priceCents, members } = settle({ steps: STEPS, feeCents: 4_500 }, wanted)
  const deadline = deadlineOf(now, -9)
  const at = { settledAt: deadline.deadline, finalAt: deadline.deadline, confirmBy: deadline.deadline }
  const { id: groupId } = await tx
    .insertInto('buyingGroups')
    .values({
      ...OF_MILK,
      ...BRUNSWICK,
      ...deadline,
      ...at,
      outcome: 'settled',
      supplierId,
      supplierName: supplier.businessName,
      total,
      priceCents,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await tx
    .updateTable('buyingGroups')
    .set({ steps: JSON.stringify(STEPS), feeCents: 4_500 })
    .where('id', '=', groupId)
    .execute()
  await insertMembers(
    tx,
    groupId,
    members.map(({ units, costCents, feeCents }) => ({ want: units, units, costCents, feeCents, confirmedAt: deadline.deadline })),
  )
}

type Member = { want: number; units?: number; costCents?: number; feeCents?: number; confirmedAt?: Date }
const insertMembers = (tx: Db, groupId: string, members: readonly Member[]) =>
  tx
    .insertInto('groupMembers')
    .values(members.map((member) => ({ ...member, groupId })))
    .execute()

const deadlineOf = (now: Date, days: number) => eveningAfter(now, days, ZONE)
