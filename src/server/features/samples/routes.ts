import type { AnyEndpoint, Input } from '#contract/endpoint/endpoint.ts'
import type { Party } from '#contract/quotes/quote-states.ts'
import {
  declineSample,
  getSample,
  judgeSample,
  listMySamples,
  listSamplesOf,
  promiseSample,
  receiveSample,
  requestSample,
  sendSample,
  withdrawSample,
} from '#contract/samples/samples.ts'
import type { Context } from '#server/context.ts'
import { senderOf } from '#server/features/emails/queue/budgets.ts'
import { listedSupplier, ownListing } from '#server/features/suppliers/queries.ts'
import { anyone, buyer, supplier, type Access } from '#server/http/access/access.ts'
import type { Requester } from '#server/http/access/requester.ts'
import type { Serve } from '#server/http/kinds/serve.ts'
import { canOnlyRead, sampleAccess, type SampleAdmission } from './access/access.ts'
import { noteOpened, noteRead } from './access/note-opened.ts'
import { pageOfSamples } from './shown/queries.ts'
import { sampleDetail, shownSample } from './shown/shown-sample.ts'
import { askForSample } from './steps/request-sample.ts'
import { takeStep, type TakenStep } from './steps/take-step.ts'

/** Counted for each client address (docs/behaviour/limits.md, Request limits). */
const REQUESTS = { name: 'sample', points: 20, seconds: 60 }
const STEPS = { name: 'sample-step', points: 60, seconds: 60 }

type Deps = Pick<Context, 'db' | 'jobs' | 'config' | 'secrets' | 'now' | 'log'>
type Taken = TakenStep extends infer Each ? (Each extends unknown ? Omit<Each, 'by' | 'accountId' | 'sender'> : never) : never

/** Asking for samples, lists of them, and the steps of each. */
export function sampleRoutes(serve: Serve, deps: Deps): void {
  const { db } = deps
  const access = sampleAccess(deps)
  serve.idempotent(requestSample, anyone.on(listedSupplier), (tx, input, requester) => askForSample(tx, deps, input, requester), {
    limit: REQUESTS,
  })
  serve(listMySamples, buyer, async (query, { account }) => {
    const { rows, total } = await pageOfSamples(db, { ...query, of: { accountId: account.id } })
    return { items: rows.map((row) => shownSample(row, 'buyer')), total }
  })
  serve(listSamplesOf, supplier.ofSupplier(ownListing), async ({ id: supplierId, waiting, ...query }) => {
    const { rows, total } = await pageOfSamples(db, { ...query, isWaiting: waiting !== null, of: { supplierId } })
    return { items: rows.map((row) => shownSample(row, 'supplier')), total }
  })
  serve(getSample, access.readers, async ({ id }, requester, grant) => {
    await noteRead(deps, grant, requester)
    return sampleDetail(db, id, grant.seenAs, { readsOnly: canOnlyRead(grant, requester) })
  })
  stepRoutes(serve, deps)
}

type StepEndpoint = AnyEndpoint & Pick<typeof getSample, 'params' | 'output'>

/** The steps that people take. Each is one transaction, and its response is the sample after the step. */
function stepRoutes(serve: Serve, deps: Deps): void {
  const access = sampleAccess(deps)
  const step = <E extends StepEndpoint>(endpoint: E, by: Party, taken: (input: Input<E>) => Taken) =>
    serve.idempotent(
      endpoint,
      access[by] as Access<Requester, SampleAdmission>,
      async (tx, input, requester, grant) => {
        await noteOpened({ ...deps, db: tx }, grant, requester)
        const { id } = grant.subject
        const whose = { by, accountId: requester.account?.id ?? null, sender: senderOf(requester) }
        await takeStep(tx, deps, id, { ...taken(input), ...whose })
        // The output of every step is that of `getSample`, but TypeScript does not resolve the output of a generic endpoint.
        return (await sampleDetail(tx, id, by)) as never
      },
      { limit: STEPS },
    )
  step(promiseSample, 'supplier', () => ({ step: 'promise' }))
  step(sendSample, 'supplier', () => ({ step: 'send' }))
  step(declineSample, 'supplier', ({ reason }) => ({ step: 'decline', reason }))
  step(receiveSample, 'buyer', () => ({ step: 'receive' }))
  step(judgeSample, 'buyer', ({ stars, note, isShown }) => ({ step: 'verdict', verdict: { stars, note, isShown } }))
  step(withdrawSample, 'buyer', () => ({ step: 'withdraw' }))
}
