import { changeContent, changeManyStyles, changeManyTexts, listContent, listItemHistory, listStyles } from '#contract/site/site-content.ts'
import { etagOfItem, etagOfItems } from '#contract/endpoint/etags.ts'
import { changeHomeSections, getHomeSections } from '#contract/site/home-sections.ts'
import { addRedirect, listRedirects, removeRedirect as removeRedirectEndpoint } from '#contract/site/redirects.ts'
import type { Context } from '#server/context.ts'
import { owner, type ResourceLoader } from '#server/http/access/access.ts'
import type { Serve } from '#server/http/kinds/serve.ts'
import { required } from '#shared/required.ts'
import { changeItems, knownItem } from './change-items.ts'
import { changeSections, homeSections } from './home-sections.ts'
import { siteContentItems, styleItems } from './to-site-content-items.ts'
import { historyPage, itemById, itemByKey, itemsOf, type ItemRow } from './queries.ts'
import { redirectById, redirectPage, type RedirectRow } from './redirect-queries.ts'
import { createRedirect, removeRedirect, type HasPage } from './redirects.ts'

const textOfPath: ResourceLoader<ItemRow> = {
  what: 'This text',
  load: async (db, { key }) => (knownItem('text', key) ? itemByKey(db, 'text', key) : undefined),
}
const redirectOfPath: ResourceLoader<RedirectRow> = { what: 'This redirect', load: (db, { id }) => redirectById(db, id) }
const itemOfPath: ResourceLoader<ItemRow> = { what: 'This item', load: (db, { id }) => itemById(db, id) }

/** Texts and styles of the site, for its owner. Each response has an ETag, which a write may name by `If-Match`. */
export function siteContentRoutes(serve: Serve, deps: Pick<Context, 'db' | 'changes' | 'now'> & HasPage): void {
  const { db, hasPage } = deps
  const withPage = (redirect: RedirectRow) => ({ ...redirect, hasPage: hasPage(redirect.from) })
  serve.versioned(listContent, owner, async () => {
    const body = siteContentItems(await itemsOf(db, 'text'))
    return { body, etag: etagOfItems(body) }
  })
  serve.versioned(listStyles, owner, async () => {
    const body = styleItems(await itemsOf(db, 'style'))
    return { body, etag: etagOfItems(body) }
  })
  serve.versioned(changeContent, owner.on(textOfPath), async ({ value }, { account: by }, { id, key }, ifMatch) => {
    const items = await changeItems(deps, { kind: 'text', updates: [{ id, value }], ifMatch, by }, () => 'value')
    // The item was found by its key before.
    const body = required(
      siteContentItems(items).find((item) => item.key === key),
      'The text that was changed',
    )
    return { body, etag: etagOfItem(body) }
  })
  serve.versioned(changeManyTexts, owner, async ({ updates }, { account: by }, _, ifMatch) => {
    const items = await changeItems(deps, { kind: 'text', updates, ifMatch, by }, (at) => `updates.${at}.value`)
    return { body: { updated: updates.length }, etag: etagOfItems(siteContentItems(items)) }
  })
  serve.versioned(changeManyStyles, owner, async ({ updates }, { account: by }, _, ifMatch) => {
    const items = await changeItems(deps, { kind: 'style', updates, ifMatch, by }, (at) => `updates.${at}.value`)
    return { body: { updated: updates.length }, etag: etagOfItems(styleItems(items)) }
  })
  serve(listItemHistory, owner.on(itemOfPath), ({ id, limit, offset }) => historyPage(db, id, limit, offset))
  serve.versioned(getHomeSections, owner, () => homeSections(db))
  serve.versioned(changeHomeSections, owner, ({ sections }, { account: by }, _, ifMatch) => changeSections(deps, { sections, ifMatch, by }))
  serve(listRedirects, owner, async ({ limit, offset }) => {
    const { items, total } = await redirectPage(db, limit, offset)
    return { items: items.map(withPage), total }
  })
  serve(addRedirect, owner, async (input, { account }) => withPage(await createRedirect(deps, input, account)))
  serve(removeRedirectEndpoint, owner.on(redirectOfPath), (_, { account }, redirect) => removeRedirect(deps, redirect, account))
}
