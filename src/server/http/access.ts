import type { Db } from '#server/db/db.ts'
import { notFound } from './problems.ts'
import type { Visitor } from './visitor.ts'

/** Ids in the path, already in their contract's shape. */
type PathIds = { id: never }
/** Finds what a path is about; nothing: 404 before the body is even read (contract §2). */
export type Find = { what: string; find(db: Db, path: PathIds): Promise<unknown> }

/** Who may call, and on what; judged before the body is read. */
export type Access = {
  judge(db: Db, visitor: Visitor, path: PathIds): Promise<void>
  /** The same access, on a thing that must exist. */
  on(thing: Find): Access
}

const access = (judge: Access['judge']): Access => ({
  judge,
  on: ({ what, find }) =>
    access(async (db, visitor, path) => {
      await judge(db, visitor, path)
      if (!(await find(db, path))) throw notFound(what)
    }),
})

/** Everyone, signed in or not. */
export const anyone = access(async () => {})
