import { useQuery } from '@tanstack/react-query'
import { SAMPLES } from '#web/addresses/sample-path.ts'
import { TextLink } from '#web/ui/controls/text-link.tsx'
import { Section } from '#web/ui/layout/section.tsx'
import { SampleRow } from './sample-list.tsx'
import { waitingRead } from './waiting-read.ts'

/** The samples that wait for a supplier, beside its requests; nothing where there are none, and where they could not be read. */
export function SamplesWaiting({ supplierId }: { supplierId: number }) {
  const { data } = useQuery({ ...waitingRead(supplierId), refetchOnMount: 'always' })
  if (!data || data.total === 0) return null
  const { items, total } = data
  return (
    <Section
      title={total === 1 ? 'One sample to send' : `${total.toLocaleString('en-AU')} samples to send`}
      aside={<TextLink href={SAMPLES}>All samples</TextLink>}
    >
      <ul aria-label="Samples to send">
        {items.map((sample) => (
          <SampleRow key={sample.id} sample={sample} who={sample.businessName} />
        ))}
      </ul>
    </Section>
  )
}
