import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getOwnerSupplier, updateOwnerSupplier } from '#contract/owner/owner-suppliers.ts'
import { listMerges, mergeSuppliers, previewMerge, undoMerge } from '#contract/owner/supplier-merges.ts'
import { createTestApp, type TestApp } from '#test/app/app.ts'
import { auditOf } from '#test/people/owner/audit.ts'
import { owner, type Person } from '#test/people/people.ts'

let app: TestApp
let olga: Person
beforeAll(async () => {
  app = await createTestApp()
  olga = await owner(app)
})
afterAll(() => app.stop())

const EMPTY = { email: null, phone: null, website: null, abn: null, address: null, suburb: null, postcode: null, description: '' }
const FULL = {
  email: 'orders@gouge.example',
  phone: '03 9000 0002',
  website: 'https://gouge.example',
  abn: '51824753556',
  address: '3 Gum Lane',
  suburb: 'Thornbury',
  state: 'VIC',
  postcode: '3071',
  description: 'Valet of gouges',
} as const

/** Inserts two listings of the names that no program pairs, and returns their ids. */
async function unpaired(kept: object = {}) {
  const { id: empty } = await app.supplier({ businessName: 'Brown gouge', ...EMPTY, state: 'VIC', ...kept })
  const { id: full } = await app.supplier({ businessName: 'Brown Gouge Valet', ...FULL, abnCheckedAt: new Date() })
  return [empty, full] as const
}
const read = (id: number) => olga.call(getOwnerSupplier, { id })

describe('Gaps that a merge fills', () => {
  test('the preview offers what the kept listing has not, the merge takes what is ticked, and an undo takes it away again', async () => {
    const [id, otherId] = await unpaired()
    const { gaps } = await olga.call(previewMerge, { id, otherId })
    expect(gaps).toEqual([
      { field: 'email', value: FULL.email },
      { field: 'phone', value: FULL.phone },
      { field: 'website', value: FULL.website },
      { field: 'abn', value: FULL.abn },
      { field: 'address', value: FULL.address },
      { field: 'description', value: FULL.description },
    ])
    const merged = await olga.call(mergeSuppliers, { id, otherId, fill: ['email', 'address', 'abn'] })
    expect(merged.filled).toEqual(['email', 'abn', 'address'])
    const { address, suburb, postcode, email, abn } = FULL
    expect(await read(id)).toMatchObject({ ...EMPTY, email, abn, address, suburb, postcode })
    const [entry] = await auditOf(app, id)
    expect(entry).toMatchObject({ action: 'supplier.merge', details: { filled: ['email', 'abn', 'address'] } })
    await olga.call(undoMerge, { id: merged.id })
    expect(await read(id)).toMatchObject({ ...EMPTY, state: 'VIC' })
    expect(await read(otherId)).toMatchObject(FULL)
  })

  test('what the kept listing has, and an address that would contradict its place, are neither offered nor taken', async () => {
    const [id, otherId] = await unpaired({ email: 'own@gouge.example', suburb: 'Preston' })
    const { gaps } = await olga.call(previewMerge, { id, otherId })
    expect(gaps.map(({ field }) => field)).toEqual(['phone', 'website', 'abn', 'description'])
    const { filled } = await olga.call(mergeSuppliers, { id, otherId, fill: ['email', 'phone', 'address'] })
    expect(filled).toEqual(['phone'])
    expect(await read(id)).toMatchObject({ email: 'own@gouge.example', phone: FULL.phone, address: null, suburb: 'Preston' })
  })

  test('an undo leaves what somebody has changed since, and says in the list what was filled', async () => {
    const [id, otherId] = await unpaired()
    const merged = await olga.call(mergeSuppliers, { id, otherId, fill: ['email', 'phone'] })
    await olga.call(updateOwnerSupplier, { id, phone: '03 9000 0009' })
    expect((await olga.call(listMerges, {})).items[0]).toMatchObject({ id: merged.id, filled: ['email', 'phone'] })
    await olga.call(undoMerge, { id: merged.id })
    expect(await read(id)).toMatchObject({ email: null, phone: '03 9000 0009' })
  })

  test('a merge without a word about gaps fills none', async () => {
    const [id, otherId] = await unpaired()
    const { filled } = await olga.call(mergeSuppliers, { id, otherId })
    expect(filled).toEqual([])
    expect(await read(id)).toMatchObject(EMPTY)
  })
})
