import type { PostgresPool, PostgresPoolClient } from 'kysely'
import type pg from 'pg'
import { askUntil } from './replica.ts'
import { isOfServer, PrimarySilent, type Replicas } from './replicas.ts'

const READ = /^\s*(?:select|with)\s/i
/** What a statement that begins like a read may do besides. A replica refuses it in any case, and then the primary is asked. */
const WRITES =
  /\b(?:insert into|update|delete from|pg_notify|nextval|pg_(?:try_)?advisory)\b|\bfor (?:update|share|no key update|key share)\b/i

/**
 * Wraps the pool of the primary so that single reads among public ones (`Replicas.read`) go to a replica; what one does not answer, the primary does.
 * Where it cannot be reached, any replica does.
 */
export function withReplicas(primary: PostgresPool, replicas: Replicas): PostgresPool {
  const reader = (): PostgresPoolClient => {
    let taken: PostgresPoolClient | undefined
    const onPrimary = async (text: string, values: unknown[]) => {
      taken ??= await primary.connect()
      return (await taken.query(text, values)) as unknown as pg.QueryResult
    }
    const query = async (text: string, values: unknown[]) => {
      // A transaction stays where it has begun.
      if (taken || !READ.test(text) || WRITES.test(text)) return onPrimary(text, values)
      const answer = await replicas.ask(text, values, replicas.isPrimarySilent())
      if (answer) return answer
      try {
        // Given up as soon as it is known that the primary does not answer.
        return await askUntil(replicas.silence(), primary, text, values)
      } catch (error) {
        const last = isOfServer(error) ? await replicas.ask(text, values, true) : undefined
        if (last) return last
        // Where no replica is there either, the primary has the time that it has for every statement.
        if (error instanceof PrimarySilent) return onPrimary(text, values)
        throw error
      }
    }
    const release = (destroy?: boolean) => (taken?.release as ((destroy?: boolean) => void) | undefined)?.(destroy)
    return { query, release } as unknown as PostgresPoolClient
  }
  return {
    options: primary.options,
    end: () => primary.end(),
    connect: async () => (replicas.isReading() ? reader() : primary.connect()),
  }
}
