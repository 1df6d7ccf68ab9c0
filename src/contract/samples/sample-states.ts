import { BRAND } from '#contract/options.ts'
import { PARTIES, type Party } from '#contract/quotes/quote-states.ts'
import { keysOf } from '#shared/objects.ts'

/** The states of a sample. Together with `SAMPLE_STEPS` they are the state machine that server, pages and emails share. */
export const SAMPLE_STATES = ['asked', 'promised', 'sent', 'received', 'declined', 'withdrawn'] as const
export type SampleState = (typeof SAMPLE_STATES)[number]

type Step = { by: Party; leads: Partial<Record<SampleState, SampleState>> }

/** All steps: whose each is, and from which state to which it leads. */
export const SAMPLE_STEPS = {
  promise: { by: 'supplier', leads: { asked: 'promised' } },
  /** A supplier that sends at once need not promise first. */
  send: { by: 'supplier', leads: { asked: 'sent', promised: 'sent' } },
  decline: { by: 'supplier', leads: { asked: 'declined', promised: 'declined' } },
  receive: { by: 'buyer', leads: { sent: 'received' } },
  /** Once, and nothing changes by it but that it is given. */
  verdict: { by: 'buyer', leads: { received: 'received' } },
  withdraw: { by: 'buyer', leads: { asked: 'withdrawn', promised: 'withdrawn' } },
} as const satisfies Record<string, Step>
export type SampleStepName = keyof typeof SAMPLE_STEPS
export const SAMPLE_STEP_NAMES = keysOf(SAMPLE_STEPS)

/** What decides which steps are possible. */
type Progress = { status: SampleState; hasVerdict: boolean }

/** Returns the state after a step; undefined when it cannot be taken now. */
export const sampleStateAfter = (step: SampleStepName, { status, hasVerdict }: Progress): SampleState | undefined =>
  step === 'verdict' && hasVerdict ? undefined : (SAMPLE_STEPS[step] as Step).leads[status]

/** Returns the steps that a side can take now. */
export const sampleStepsFor = (party: Party, progress: Progress): SampleStepName[] =>
  SAMPLE_STEP_NAMES.filter((step) => SAMPLE_STEPS[step].by === party && sampleStateAfter(step, progress) !== undefined)

/** Returns the side that a sample waits for: for the parcel the supplier, for word of it the buyer; null once it is received or has ended. */
export const samplesTurn = (status: SampleState): Party | null =>
  PARTIES.find((party) => sampleStepsFor(party, { status, hasVerdict: true }).some((step) => step !== 'withdraw')) ?? null

/** The states that wait for the supplier. */
export const AT_SUPPLIER: readonly SampleState[] = SAMPLE_STATES.filter((status) => samplesTurn(status) === 'supplier')

/** The message for a step out of turn, by the state that forbids it. */
export const SAMPLE_CONFLICTS: Record<SampleState, string> = {
  asked: 'The supplier has not sent this sample yet.',
  promised: 'The supplier has promised this sample and not sent it yet.',
  sent: 'This sample has been sent already.',
  received: 'This sample has arrived already.',
  declined: 'The supplier has declined to send this sample.',
  withdrawn: 'This sample is not wanted any more.',
}
export const VERDICT_GIVEN = 'You have said already how this sample was.'
/** The message for a step of a supplier on a sample whose listing has ended. */
export const SAMPLES_SUPPLIER_LEFT = `The supplier has left ${BRAND}. Nothing more can be done with this sample.`

/** The names of the states, on pages and in emails. */
export const SAMPLE_STATE_LABELS: Record<SampleState, string> = {
  asked: 'Asked for',
  promised: 'Promised',
  sent: 'On its way',
  received: 'Arrived',
  declined: 'Declined',
  withdrawn: 'Withdrawn',
}

/** After so many days without a step, the side that a sample waits for is reminded, once. */
export const SAMPLE_REMINDER_DAYS = 5
