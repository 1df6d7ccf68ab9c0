import { isDeepStrictEqual } from 'node:util'
import type { Resource } from '#contract/resources/resources.ts'
import { problemOfText } from '#shared/site/site-values.ts'
import type { Context } from '#server/context.ts'
import type { Db } from '#server/db/db.ts'
import { untilChange } from '#server/http/cache/until-change.ts'
import { changedTexts } from './edited-queries.ts'
import { library } from './library.ts'
import { resourceText, withOwnerTexts } from './owner-texts.ts'

type Deps = Pick<Context, 'db' | 'changes' | 'now'>
type Resources = readonly Resource[]

/** The edited resources by the changes that they follow: each app has its own. */
const opened = new WeakMap<Context['changes'], () => Promise<Resources>>()

/**
 * Returns all resources in the order of the library, with the texts that the owner has changed. The list is the same object until one of
 * them changes, so that what is made of it, such as an index, can be kept for it.
 */
export function resourcesOf(deps: Deps): Promise<Resources> {
  const known = opened.get(deps.changes) ?? createResources(deps)
  opened.set(deps.changes, known)
  return known()
}

function createResources({ db, changes, now }: Deps): () => Promise<Resources> {
  let last: { texts: Record<string, string>; resources: Resources } = { texts: {}, resources: library }
  return untilChange(changes, now, async () => {
    const texts = await ownerTexts(db)
    if (!isDeepStrictEqual(texts, last.texts)) last = { texts, resources: library.map((resource) => withOwnerTexts(resource, texts)) }
    return last.resources
  })
}

/** Returns the changed texts by key, without values that they can no longer have. */
async function ownerTexts(db: Db): Promise<Record<string, string>> {
  const changed = await changedTexts(db, 'resources')
  return Object.fromEntries(changed.filter(({ key, value }) => isAllowed(key, value)).map(({ key, value }) => [key, value]))
}

const isAllowed = (key: string, value: string) => {
  const text = resourceText(key)
  return text !== undefined && problemOfText(text, value) === undefined
}
