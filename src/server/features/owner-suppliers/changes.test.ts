import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addOwnerSupplier, getOwnerSupplier, MISSING_FIELDS, updateOwnerSupplier } from '#contract/owner/owner-suppliers.ts'
import { getChecks, updateSupplier } from '#contract/suppliers/supplier-profile.ts'
import { getSupplier } from '#contract/suppliers/suppliers.ts'
import { createTestApp, type TestApp } from '#test/app/app.ts'
import { auditOf } from '#test/people/owner/audit.ts'
import { owner, supplier, type Person } from '#test/people/people.ts'
import { problemOf } from '#test/app/problem.ts'

const NOW = '2026-11-20T00:00:00.000Z'
let app: TestApp
let olga: Person
beforeAll(async () => {
  app = await createTestApp({}, { now: () => new Date(NOW) })
  olga = await owner(app)
})
afterAll(() => app.stop())

describe('POST /api/admin/suppliers', () => {
  test('a new listing is public at once, in Victoria unless its address says otherwise, and recorded', async () => {
    const made = await olga.call(addOwnerSupplier, { businessName: 'Tin Shed', email: 'tin@shed.example', category: 'Coffee' })
    expect(made).toMatchObject({ businessName: 'Tin Shed', state: 'VIC', isVerified: false, isClaimed: false, version: 1 })
    expect(await app.call(getSupplier, { id: made.id })).toMatchObject({ businessName: 'Tin Shed', isVerified: false })
    expect(await auditOf(app, made.id)).toMatchObject([
      { action: 'supplier.add', username: olga.username, details: { before: null, after: { businessName: 'Tin Shed', state: 'VIC' } } },
    ])
    const input = { businessName: 'Bondi Beans', email: 'b@beans.example', category: 'Coffee' as const }
    const placed = await olga.call(addOwnerSupplier, { ...input, address: '1 Campbell Parade, Bondi NSW 2026', isVerified: true })
    expect(placed).toMatchObject({
      suburb: 'Bondi',
      state: 'NSW',
      postcode: '2026',
      isVerified: true,
      evidence: { what: null, checkedBy: olga.username },
    })
  })

  test('without name, email or category the message names all three, and bad values name their field', async () => {
    const missing = await olga.ask({ method: 'POST', url: '/api/admin/suppliers', payload: { businessName: ' ' } })
    expect([missing.statusCode, missing.json().detail, missing.json().errors.map(({ path }: { path: string }) => path)]).toEqual([
      400,
      MISSING_FIELDS,
      ['businessName', 'email', 'category'],
    ])
    const input = { businessName: 'Tin Shed', email: 'tin@shed.example', category: 'Coffee' as const }
    for (const [field, value] of [
      ['phone', '+1 212 555 0142'],
      ['abn', '51824753557'],
      ['state', 'XX'],
      ['website', 'javascript:alert(1)'],
      ['category', 'Bananas'],
    ] as const) {
      const { errors } = await problemOf(olga.call(addOwnerSupplier, { ...input, [field]: value }))
      expect(errors?.map(({ path }) => path)).toEqual([field])
    }
  })
})

describe('PUT /api/admin/suppliers/{id}', () => {
  test('what the owner changes of a listing, here or with PUT /api/suppliers/{id}, is on record with before and after', async () => {
    const beans = await supplier(app)
    const path = { id: beans.supplierId }
    await olga.call(updateOwnerSupplier, { ...path, description: 'Beans', phone: null, version: 1 })
    await olga.call(updateSupplier, { ...path, description: 'More beans' })
    await beans.call(updateSupplier, { ...path, description: 'Only ours' })
    expect((await auditOf(app, beans.supplierId)).map(({ action, details }) => [action, details])).toEqual([
      ['supplier.change', { before: { description: '', phone: '+61 3 5550 0142' }, after: { description: 'Beans', phone: null } }],
      ['supplier.change', { before: { description: 'Beans' }, after: { description: 'More beans' } }],
    ])
  })

  test('a listing without an email address takes every other change, and the address that it gets then cannot be cleared', async () => {
    const { id } = await app.supplier({ email: null })
    const changed = await olga.call(updateOwnerSupplier, { id, phone: '03 5550 0142', category: 'Tea', abn: '51 824 753 556' })
    expect(changed).toMatchObject({ email: null, phone: '03 5550 0142', category: 'Tea', abn: '51824753556' })
    expect(await olga.call(updateOwnerSupplier, { id, isVerified: true, evidence: { what: 'Licence' } })).toMatchObject({
      isVerified: true,
    })
    expect(await olga.call(updateOwnerSupplier, { id, email: 'tin@shed.example' })).toMatchObject({ email: 'tin@shed.example' })
    expect(await problemOf(olga.call(updateOwnerSupplier, { id, email: '' }))).toMatchObject({ status: 400 })
  })

  test('an outdated version is a 409, and name, email and category cannot be cleared', async () => {
    const { id } = await app.supplier()
    await olga.call(updateOwnerSupplier, { id, description: 'One' })
    await expect(olga.call(updateOwnerSupplier, { id, description: 'Two', version: 1 })).rejects.toThrow('409')
    for (const field of ['businessName', 'email', 'category'])
      expect((await problemOf(olga.call(updateOwnerSupplier, { id, [field]: '' }))).detail).toBe(MISSING_FIELDS)
  })

  test('the seal says on the listing what was checked and until when, and goes with its evidence', async () => {
    const { id } = await app.supplier()
    const verified = await olga.call(updateOwnerSupplier, {
      id,
      isVerified: true,
      evidence: { what: 'Food licence', expiresOn: '2026-11-20' },
    })
    const evidence = { what: 'Food licence', checkedAt: NOW, expiresOn: '2026-11-20' }
    expect(verified).toMatchObject({ isVerified: true, evidence: { ...evidence, documentId: null, checkedBy: olga.username } })
    expect(await app.call(getChecks, { id })).toMatchObject({ isVerified: true, evidence })
    // Given again without evidence, it stays as it is.
    expect(await olga.call(updateOwnerSupplier, { id, isVerified: true })).toEqual(verified)
    expect(await olga.call(updateOwnerSupplier, { id, isVerified: false })).toMatchObject({ isVerified: false, evidence: null })
    expect(await app.call(getChecks, { id })).toMatchObject({ isVerified: false, evidence: null })
    const seal = { what: 'Food licence', documentId: null, checkedBy: olga.username, expiresOn: '2026-11-20' }
    expect((await auditOf(app, id)).map(({ action, details }) => [action, details])).toEqual([
      ['supplier.verify', { before: { isVerified: false, evidence: null }, after: { isVerified: true, evidence: seal } }],
      ['supplier.unverify', { before: { isVerified: true, evidence: seal }, after: { isVerified: false, evidence: null } }],
    ])
  })

  test('evidence that is over, without the seal, or with a document of somebody else is refused, and nothing changes', async () => {
    const { id } = await app.supplier()
    const other = await app.supplier()
    const { id: documentId } = await app.context.db
      .insertInto('supplierDocuments')
      .values({ supplierId: other.id, kind: 'food', name: 'a.pdf', type: 'application/pdf', content: Buffer.from('%PDF-') })
      .returning('id')
      .executeTakeFirstOrThrow()
    const change = (input: object) => problemOf(olga.call(updateOwnerSupplier, { id, description: 'New', ...input }))
    expect(await change({ isVerified: true, evidence: { what: 'Licence', expiresOn: '2026-11-19' } })).toMatchObject({
      status: 400,
      errors: [{ path: 'evidence.expiresOn', message: 'This day is over. Please give the last day on which it holds.' }],
    })
    expect(await change({ evidence: { what: 'Licence' } })).toMatchObject({ status: 400, errors: [{ path: 'evidence' }] })
    expect(await change({ isVerified: true, evidence: { what: 'Licence', documentId } })).toMatchObject({ status: 404 })
    expect(await olga.call(getOwnerSupplier, { id })).toMatchObject({ description: '', isVerified: false, version: 1 })
  })
})
