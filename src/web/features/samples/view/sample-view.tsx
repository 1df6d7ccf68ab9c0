import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { SAMPLE_STATE_LABELS } from '#contract/samples/sample-states.ts'
import type { SampleDetail } from '#contract/samples/samples.ts'
import { telHref } from '#shared/contact/phone.ts'
import { when } from '#shared/time/when.ts'
import { serverMessage } from '#web/api/call-error.ts'
import { sampleRead } from '#web/features/samples/sample-reads.ts'
import { supplierPath } from '#web/paths.ts'
import { TextLink } from '#web/ui/controls/text-link.tsx'
import { TryAgain } from '#web/ui/feedback/try-again.tsx'
import { Section } from '#web/ui/layout/section.tsx'
import { LinesSkeleton } from '#web/ui/skeletons/lines-skeleton.tsx'
import { Tag } from '#web/ui/typography/tag.tsx'
import styles from '#web/features/samples/samples.module.css'
import { SampleSteps } from './sample-steps.tsx'
import { nextInWords, stepInWords } from './sample-texts.ts'
import { Verdict } from './verdict.tsx'

type SampleViewProps = {
  id: string
  linkKey: string | null
  /** What can be done with a verdict that the reader has given. */
  toolsFor: (sample: SampleDetail) => ReactNode
}

/** One sample, for either side. */
export function SampleView({ id, linkKey, toolsFor }: SampleViewProps) {
  const { data: sample, error, isFetching, refetch } = useQuery({ ...sampleRead(id, linkKey), refetchOnMount: 'always' })
  // After a 4xx response the cached sample must no longer be shown.
  if (error && (!sample || error.status < 500))
    return (
      <>
        <h1>Sample</h1>
        <TryAgain isTrying={isFetching} onTryAgain={() => void refetch()}>
          {serverMessage(error)}
        </TryAgain>
      </>
    )
  if (!sample) return <LinesSkeleton lines={8} />
  return (
    <div className={styles.column}>
      <header className={styles.head}>
        <h1>{`Sample: ${sample.item}`}</h1>
        <p className={styles.meta}>
          <Tag>{SAMPLE_STATE_LABELS[sample.status]}</Tag> <span>{nextInWords(sample)}</span>
        </p>
      </header>
      <SampleSteps sample={sample} linkKey={linkKey} />
      <Verdict sample={sample} linkKey={linkKey} tools={toolsFor(sample)} />
      <Facts sample={sample} />
      <History sample={sample} />
    </div>
  )
}

function Facts({ sample }: { sample: SampleDetail }) {
  const { supplier, businessName, contactEmail, contactPhone, deliveryLocation, note } = sample
  const facts: [label: string, value: ReactNode][] = [
    [
      'Supplier',
      supplier.id === null ? (
        supplier.businessName
      ) : (
        <TextLink key="supplier" href={supplierPath(supplier.id)}>
          {supplier.businessName}
        </TextLink>
      ),
    ],
    ['For', businessName],
    ['Where it is to go', deliveryLocation],
    [
      'Email',
      <TextLink key="email" href={`mailto:${contactEmail}`}>
        {contactEmail}
      </TextLink>,
    ],
    [
      'Phone',
      contactPhone && (
        <TextLink key="phone" href={telHref(contactPhone)}>
          {contactPhone}
        </TextLink>
      ),
    ],
    ['Note', note],
  ]
  return (
    <Section title="What was asked">
      <dl className={styles.facts}>
        {facts.map(
          ([label, value]) =>
            value && (
              <div key={label}>
                <dt>{label}</dt>
                <dd className={styles.typed}>{value}</dd>
              </div>
            ),
        )}
      </dl>
    </Section>
  )
}

const History = ({ sample }: { sample: SampleDetail }) => (
  <Section title="What happened">
    <ol className={styles.history}>
      <li>
        <span>{`${sample.seenAs === 'buyer' ? 'You' : sample.businessName} asked for it `}</span>
        <time dateTime={sample.createdAt}>{when(sample.createdAt)}</time>
      </li>
      {sample.history.map((entry) => (
        <li key={entry.step}>
          <span>{`${stepInWords(entry, sample)} `}</span>
          <time dateTime={entry.at}>{when(entry.at)}</time>
          {entry.note && <p className={styles.typed}>{entry.note}</p>}
        </li>
      ))}
    </ol>
  </Section>
)
