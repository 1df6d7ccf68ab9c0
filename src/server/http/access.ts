import type { Db } from '#server/db/db.ts'
import { notFound } from './problems.ts'
import type { Visitor } from './visitor.ts'

/** Ids in the path, already in their contract's shape. */
type PathIds = { id: never }
/** Finds what a path is about; nothing: 404 before the body is even read (contract §2). */
type Find<Thing> = { what: string; find(db: Db, path: PathIds): Promise<Thing | undefined> }
/** Looks a thing up: a request asks the database, the calls of one page remember what they found (serve.ts). */
export type Look = <Thing>(thing: Find<Thing>, path: PathIds) => Promise<Thing | undefined>

/** Looks each thing up once. */
export function remembering(look: Look): Look {
  const known = new Map<Find<unknown>, Map<unknown, Promise<unknown>>>()
  return ((thing, path) => {
    const things = known.get(thing) ?? new Map<unknown, Promise<unknown>>()
    const found = things.get(path.id) ?? look(thing, path)
    known.set(thing, things.set(path.id, found))
    return found
  }) as Look
}

/** Who may call, and on what; judged before the body is read. The handler is given the thing that was found. */
export type Access<Thing = undefined> = {
  judge(look: Look, visitor: Visitor, path: PathIds): Promise<Thing>
  /** The same access, on a thing that must exist. */
  on<Found>(thing: Find<Found>): Access<Found>
}

const access = <Thing>(judge: Access<Thing>['judge']): Access<Thing> => ({
  judge,
  on: (thing) =>
    access(async (look, visitor, path) => {
      await judge(look, visitor, path)
      const found = await look(thing, path)
      if (!found) throw notFound(thing.what)
      return found
    }),
})

/** Everyone, signed in or not. */
export const anyone = access(async () => undefined)
