import type { PostgresPool, PostgresPoolClient } from 'kysely'
import type pg from 'pg'
import { isOfServer, type Replicas } from './replicas.ts'

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
    let isGivenUp = false
    const onPrimary = async (text: string, values: unknown[]) => {
      taken ??= await primary.connect()
      return (await taken.query(text, values)) as unknown as pg.QueryResult
    }
    /** The same for a single read, which is given up as soon as it is known that the primary does not answer. */
    const readOnPrimary = async (text: string, values: unknown[]) => {
      const silence = replicas.silence()
      const connecting = primary.connect()
      const client = await Promise.race([connecting, silence]).catch((error) => {
        connecting.then(
          (late) => late.release(),
          () => {},
        )
        throw error
      })
      taken = client
      isGivenUp = true
      const result = (await Promise.race([client.query(text, values), silence])) as unknown as pg.QueryResult
      isGivenUp = false
      return result
    }
    const query = async (text: string, values: unknown[]) => {
      // A transaction stays where it has begun.
      if (taken || !READ.test(text) || WRITES.test(text)) return onPrimary(text, values)
      const answer = await replicas.ask(text, values, replicas.isPrimarySilent())
      if (answer) return answer
      try {
        return await readOnPrimary(text, values)
      } catch (error) {
        const last = isOfServer(error) ? await replicas.ask(text, values, true) : undefined
        if (last) return last
        throw error
      }
    }
    const release = (destroy?: boolean) => (taken?.release as ((destroy?: boolean) => void) | undefined)?.(destroy || isGivenUp)
    return { query, release } as unknown as PostgresPoolClient
  }
  return {
    options: primary.options,
    end: () => primary.end(),
    connect: async () => (replicas.isReading() ? reader() : primary.connect()),
  }
}
