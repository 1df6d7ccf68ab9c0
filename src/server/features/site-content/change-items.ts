import { etagOfItem, etagOfItems } from '#contract/endpoint/etags.ts'
import { tidied } from '#shared/text/visible-text.ts'
import { problemOfStyle, problemOfText, styleByKey } from '#shared/site/site-values.ts'
import type { Context } from '#server/context.ts'
import { inTransaction, type Db } from '#server/db/db.ts'
import { insertAudit } from '#server/features/audit/queries.ts'
import { invalid, notFound } from '#server/http/problems.ts'
import type { SessionAccount } from '#server/http/access/requester.ts'
import { checkMatch } from '#server/http/kinds/versioned-kind.ts'
import { required } from '#shared/required.ts'
import { itemAt } from '#shared/item-at.ts'
import { textByKey } from './known-texts.ts'
import { itemsOf, lockItems, updateItem, type ItemRow, type Kind } from './queries.ts'

type Deps = Pick<Context, 'db' | 'changes' | 'now'>
/** A new value of an item. Null restores the original. */
export type Update = { id: number; value: string | null }
type Editable = Exclude<Kind, 'layout'>

/** What an item is until it is changed, and what it may be. */
type Known = { original: string; problemOf(value: string): string | undefined }

/** Returns what the code knows of an item; undefined where it no longer has it. */
export function knownItem(kind: Editable, key: string): Known | undefined {
  const text = kind === 'text' ? textByKey(key) : undefined
  if (text) return { original: text.value, problemOf: (value) => problemOfText(text, value) }
  const style = kind === 'style' ? styleByKey(key) : undefined
  return style && { original: style.value, problemOf: (value) => problemOfStyle(style, value) }
}

/**
 * Changes items of one kind, all or none: the values, their history, the audit and the notice to every process are one transaction. Values
 * that stand there already change nothing. Returns the items after it.
 * @param pathOf names the value of an update in a 400
 * @throws 404 for an unknown item, 400 for a value that it cannot have, 409 where `ifMatch` is neither the list's nor the item's ETag
 */
export const changeItems = (
  { db, changes, now }: Deps,
  { kind, updates, ifMatch, by }: { kind: Editable; updates: Update[]; ifMatch: string | undefined; by: SessionAccount },
  pathOf: (at: number) => string,
): Promise<ItemRow[]> =>
  inTransaction(db, async (tx) => {
    const items = (await lockItems(tx, kind)).filter(({ key }) => knownItem(kind, key))
    checkUnique(updates)
    const changed = updates.map(({ id }, at) => items.find((item) => item.id === id) ?? missing(at))
    const etags = changed.length === 1 ? [etagOfItems(items), etagOfItem(itemAt(changed, 0))] : [etagOfItems(items)]
    checkMatch(ifMatch, etags, staleMessage(changed))
    const values = valuesOf(kind, changed, updates, pathOf)
    let isChanged = false
    for (const [at, item] of changed.entries()) {
      const value = itemAt(values, at).value
      if (item.value === value) continue
      isChanged = true
      await updateItem(tx, { id: item.id, value, at: now(), username: by.username })
      await auditChange(tx, by, { kind, item, value })
    }
    if (isChanged) await changes.publish(tx)
    return itemsOf(tx, kind)
  })

/** @throws 400 for an item that is listed twice: which of its values would count is a guess */
function checkUnique(updates: Update[]): void {
  const twice = updates.findIndex(({ id }, at) => updates.findIndex((update) => update.id === id) !== at)
  if (twice !== -1) throw invalid([{ path: `updates.${twice}.id`, message: 'This item is listed twice.' }])
}

function missing(at: number): never {
  throw notFound('This item', [{ path: `updates.${at}.id`, message: 'There is no such item.' }])
}

/** Says who was there first. */
function staleMessage(items: ItemRow[]): string {
  const [latest] = items.toSorted((a, b) => Date.parse(b.updatedAt ?? '') - Date.parse(a.updatedAt ?? ''))
  const who = latest?.updatedBy ? `${latest.updatedBy} has` : 'Somebody has'
  return `${who} changed this in the meantime. Look at what stands there now, then save again.`
}

/** Returns the values to store: null for the original, so that it follows the original. @throws 400 naming each that the item cannot have */
function valuesOf(kind: Editable, items: ItemRow[], updates: Update[], pathOf: (at: number) => string) {
  const checked = updates.map(({ value: entered }, at) => {
    const { original, problemOf } = required(knownItem(kind, itemAt(items, at).key), 'An item of the code')
    const value = entered === null ? original : tidied(entered)
    return { value: value === original ? null : value, problem: value === original ? undefined : problemOf(value) }
  })
  const errors = checked.flatMap(({ problem }, at) => (problem ? [{ path: pathOf(at), message: problem }] : []))
  if (errors.length > 0) throw invalid(errors)
  return checked
}

type AuditedChange = { kind: Editable; item: ItemRow; value: string | null }

const auditChange = (tx: Db, by: SessionAccount, { kind, item, value }: AuditedChange) => {
  const original = required(knownItem(kind, item.key), 'An item of the code').original
  const text = kind === 'text' ? textByKey(item.key) : undefined
  return insertAudit(tx, by, {
    action: kind === 'text' ? 'content.change' : 'style.change',
    subject: item.key,
    details: { ...(text && { label: `${text.section}: ${text.label}` }), before: item.value ?? original, after: value ?? original },
  })
}
