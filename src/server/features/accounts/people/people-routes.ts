import { confirmPerson, deletePerson, listPeople, previewPersonDeletion, resetPersonTwoFactor } from '#contract/owner/people.ts'
import type { RouteDeps } from '#server/feature.ts'
import { owner } from '#server/http/access/access.ts'
import { peoplePage, personById } from './people-queries.ts'
import { confirmFor, deleteFor, personDeletion, resetFor } from './people.ts'

/** The owner's list of accounts, and what is done for somebody who cannot do it. */
export function peopleRoutes({ serve, ...deps }: RouteDeps): void {
  const onPerson = owner.on(personById)
  serve(listPeople, owner, (filter) => peoplePage(deps.db, filter))
  serve(resetPersonTwoFactor, onPerson, (_, { account }, person) => resetFor(deps, person, account))
  serve(confirmPerson, onPerson, (_, requester, person) => confirmFor(deps, person, requester))
  serve(previewPersonDeletion, onPerson, (_, __, person) => personDeletion(deps, person))
  serve(deletePerson, onPerson, (input, { account }) => deleteFor(deps, input, account))
}
