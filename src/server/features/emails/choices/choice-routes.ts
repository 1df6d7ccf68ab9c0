import { changeEmailChoice, getEmailChoices } from '#contract/emails/email-choices.ts'
import { signedIn } from '#server/http/access/access.ts'
import type { Serve } from '#server/http/kinds/serve.ts'
import type { StopDeps } from '#server/features/emails/unsubscribe/stop-emails.ts'
import { changeChoice, emailChoicesOf } from './choices.ts'

const CHANGES = { name: 'email-choices', points: 60, seconds: 60 }

/** The routes of the choices of whoever is signed in. */
export function choiceRoutes(serve: Serve, deps: StopDeps): void {
  serve(getEmailChoices, signedIn, (_, { account }) => emailChoicesOf(deps.db, deps, account.id))
  serve(changeEmailChoice, signedIn, (choice, { account }) => changeChoice(deps, choice, account.id), { limit: CHANGES })
}
