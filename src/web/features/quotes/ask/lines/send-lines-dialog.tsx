import { useState, type SubmitEvent } from 'react'
import { MAX_BULK } from '#contract/options.ts'
import { MAX_REQUEST_LINES } from '#contract/quotes/request-lines.ts'
import { counted, listed } from '#shared/text/words.ts'
import type { SentFrom } from '#web/features/quotes/ask/sent-requests.ts'
import { bulkDescription } from '#web/features/quotes/quote-texts.ts'
import { useRequesterDetails, type RequesterDetails } from '#web/features/quotes/requester/requester-details.ts'
import { useHistorySteps } from '#web/navigation/use-history-steps.ts'
import { PRIVACY } from '#web/paths.ts'
import { TextDraft } from '#web/text-draft.tsx'
import { choosePlace, useRememberChosen, useRememberedPlace } from '#web/storage/place.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Field } from '#web/ui/controls/field.tsx'
import { TextArea } from '#web/ui/controls/text-area.tsx'
import { TextInput } from '#web/ui/controls/text-input.tsx'
import { TextLink } from '#web/ui/controls/text-link.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { LinesSkeleton } from '#web/ui/skeletons/lines-skeleton.tsx'
import { SmallPrint } from '#web/ui/typography/small-print.tsx'
import { chosenLines, startingMessage, type AskedLine, type LineChoice } from './asked-lines.ts'
import { unasked, type Candidate, type Proposed } from './candidates.ts'
import { ContactFields } from './contact-fields.tsx'
import { draftOfLines } from './lines-draft.ts'
import { LinesField } from './lines-field.tsx'
import styles from './send-lines.module.css'
import { SuppliersField } from './suppliers-field.tsx'
import { useCandidates } from './use-candidates.ts'
import { useSendLines } from './use-send-lines.ts'

export type SendLinesDialogProps = {
  title: string
  /** Where it is opened, and the note on what happens next is shown. */
  from: SentFrom
  lines: readonly AskedLine[]
  /** What the lines are of, a list or a request: what was typed and not sent is kept for it. */
  about: string
  saved: readonly Candidate[]
  /** With what the lines are compared as they are changed: "the list". */
  since?: string
  /** Whom to ask to begin with, where the last request with these lines does not say it. */
  receivers?: readonly Candidate[]
  onClose: () => void
}

/** The dialog that asks several suppliers about lines, rendered once it is known who is signed in. */
export function SendLinesDialog(props: SendLinesDialogProps) {
  const requester = useRequesterDetails()
  return requester ? <OpenDialog key={requester.storage.requester} {...props} requester={requester} /> : null
}

const NO_ONE: readonly Candidate[] = []
const FORM = 'send-lines'

function OpenDialog({ requester, ...props }: SendLinesDialogProps & { requester: RequesterDetails }) {
  const { title, from, lines, about, saved, since = 'the list', receivers = NO_ONE, onClose } = props
  const history = useHistorySteps(onClose)
  const request = useRequest(lines, saved, receivers)
  const { asked, sendTo, message } = request
  const [contact, setContact] = useState(requester.details)
  const draft = draftOfLines(about)
  const { send, problem, errors, isPending } = useSendLines({
    from,
    draft,
    storage: requester.storage,
    onUnlisted: request.drop,
    onSent: (then) => history.close(() => (then(), onClose())),
  })
  const tooMany = asked.length > MAX_REQUEST_LINES
  const isReady = !tooMany && message.trim() !== '' && sendTo.length > 0 && sendTo.length <= MAX_BULK
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isReady && !isPending) send({ suppliers: sendTo, lines: asked, message, contact })
  }
  return (
    <Dialog
      open
      wide
      onOpenChange={() => history.close()}
      title={title}
      description={bulkDescription(sendTo.length)}
      problem={tooMany ? `A request has at most ${MAX_REQUEST_LINES} lines. Please leave some out.` : problem}
      footer={<SendButton count={sendTo.length} isReady={isReady} isBusy={isPending} />}
    >
      <Stack gap={6}>
        <Asked lines={lines} since={since} request={request} />
        <form id={FORM} noValidate onSubmit={submit}>
          <Stack gap={6}>
            <TextDraft name={draft} />
            <Field label="Message" required error={errors.message}>
              <TextArea name="message" rows={2} value={message} onChange={(event) => request.setMessage(event.target.value)} />
            </Field>
            <ContactFields values={contact} errors={errors} onValue={(name, value) => setContact((now) => ({ ...now, [name]: value }))} />
          </Stack>
        </form>
        <SmallPrint>
          Each of these suppliers gets its lines and what you enter, never what you pay today. <TextLink href={PRIVACY}>Privacy</TextLink>
        </SmallPrint>
      </Stack>
    </Dialog>
  )
}

type SendButtonProps = { count: number; isReady: boolean; isBusy: boolean }

const SendButton = ({ count, isReady, isBusy }: SendButtonProps) => (
  <Button type="submit" form={FORM} icon="paper-plane-right" disabled={!isReady} busy={isBusy} busyLabel="Sending...">
    {`Send to ${counted(count, 'supplier')}`}
  </Button>
)

type AskedProps = { since: string; lines: readonly AskedLine[]; request: ReturnType<typeof useRequest> }

/** Shows what is asked, where it goes, and of whom it is asked. */
function Asked({ lines, since, request }: AskedProps) {
  const { asked, sendTo, isLoading, suppliers } = request
  const left = unasked(asked, sendTo)
  return (
    <>
      <PlaceField place={request.place} onPlace={request.setPlace} isKnown={request.isPlaceKnown} />
      <LinesField lines={lines} since={since} choice={request.choice} onChoice={request.setChoice} />
      {isLoading ? <LinesSkeleton lines={3} /> : <SuppliersField {...request} lines={asked} />}
      {!isLoading && suppliers.length === 0 && <p>No supplier was found that sells these lines and delivers there.</p>}
      {sendTo.length > 0 && left.length > 0 && <p className={styles.unasked}>{`Nobody chosen gets ${listed(left)}.`}</p>}
    </>
  )
}

type PlaceFieldProps = { place: string; onPlace: (place: string) => void; isKnown: boolean }

const PlaceField = ({ place, onPlace, isKnown }: PlaceFieldProps) => (
  <Field
    label="Deliver to"
    optional
    help="Suburb or postcode. It shows who delivers there."
    error={isKnown ? undefined : 'We do not know this place. Please give a suburb or a postcode.'}
  >
    <TextInput
      defaultValue={place}
      maxLength={200}
      autoComplete="off"
      onBlur={(event) => onPlace(event.target.value.trim())}
      onKeyDown={(event) => event.key === 'Enter' && onPlace(event.currentTarget.value.trim())}
    />
  </Field>
)

/** Returns what is asked of whom. Before anything is chosen it goes to whoever was asked last. */
function useRequest(lines: readonly AskedLine[], saved: readonly Candidate[], receivers: readonly Candidate[]) {
  const remembered = useRememberedPlace()
  const [typedPlace, setPlace] = useState<string>()
  const place = typedPlace ?? remembered
  const [choice, setChoice] = useState<LineChoice>(() => ({ isLeftOut: lines.map(() => false), quantities: new Map() }))
  const [typedMessage, setMessage] = useState<string>()
  const [toggled, setToggled] = useState<ReadonlySet<number>>(new Set())
  const [dropped, setDropped] = useState<ReadonlySet<number>>(new Set())
  const [withAll, setWithAll] = useState<ReadonlySet<number>>(new Set())
  const asked = chosenLines(lines, choice)
  const found = useCandidates(asked, place, saved, receivers)
  useRememberChosen(place, found.found)
  const candidates = { ...found, suppliers: found.suppliers.filter(({ id }) => !dropped.has(id)) }
  const chosen = new Set(candidates.suppliers.map(({ id }) => id).filter((id) => candidates.last.includes(id) !== toggled.has(id)))
  const sendTo = candidates.suppliers
    .filter(({ id }) => chosen.has(id))
    .map((one): Proposed => (withAll.has(one.id) ? { ...one, positions: [...asked.keys()] } : one))
    .filter(({ positions }) => positions.length > 0)
  return {
    ...candidates,
    asked,
    place,
    setPlace(typed: string) {
      choosePlace(typed)
      setPlace(typed)
    },
    choice,
    setChoice,
    chosen,
    sendTo,
    withAll,
    message: typedMessage ?? startingMessage(asked.length, place),
    setMessage,
    /** Takes suppliers off that are no longer listed. */
    drop: (ids: number[]) => setDropped((now) => new Set([...now, ...ids])),
    onToggle: (id: number) => setToggled((now) => toggledIn(now, id)),
    onToggleAll: (id: number) => setWithAll((now) => toggledIn(now, id)),
  }
}

function toggledIn(set: ReadonlySet<number>, id: number): ReadonlySet<number> {
  const next = new Set(set)
  if (!next.delete(id)) next.add(id)
  return next
}
