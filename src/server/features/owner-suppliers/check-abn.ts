import type { AbnCheck } from '#contract/owner/owner-supplier-actions.ts'
import { abnOf } from '#shared/contact/abn.ts'
import type { Context } from '#server/context.ts'
import { unavailable } from '#server/http/problems.ts'
import { RegisterUnavailable } from '#server/ports/abn-register/abn-register.ts'

/**
 * Checks the ABN of a listing: its checksum here, and its entry in the register where the settings name its web service.
 * @throws 503 while the register does not answer
 */
export async function checkAbn({ abnRegister, log }: Pick<Context, 'abnRegister' | 'log'>, abn: string | null): Promise<AbnCheck> {
  const isValid = abn !== null && abnOf(abn) !== null
  if (abn === null || !isValid || !abnRegister) return { abn, isValid, asksRegister: abnRegister !== null, entry: null }
  try {
    return { abn, isValid, asksRegister: true, entry: await abnRegister.find(abn) }
  } catch (error) {
    if (!(error instanceof RegisterUnavailable)) throw error
    log.warn({ err: error }, 'The register of ABNs does not answer.')
    throw unavailable('The register of ABNs')
  }
}
