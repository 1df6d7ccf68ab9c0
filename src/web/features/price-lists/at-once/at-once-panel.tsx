import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, type FormEvent } from 'react'
import type { Id } from '#contract/endpoint/values.ts'
import type { PriceListSettings } from '#contract/price-lists/price-list-settings.ts'
import { QueryBoundary } from '#web/api/reads/query-boundary.tsx'
import { query } from '#web/api/reads/query.ts'
import { useCanChange } from '#web/api/writes/use-can-change.ts'
import styles from '#web/features/price-lists/price-list.module.css'
import { dashboardPath } from '#web/paths.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { TextLink } from '#web/ui/controls/text-link.tsx'
import { Note } from '#web/ui/feedback/note.tsx'
import { Section } from '#web/ui/layout/section.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import { LinesSkeleton } from '#web/ui/skeletons/lines-skeleton.tsx'
import { Confirmed } from './confirmed.tsx'
import { Promises } from './promises.tsx'
import { TermsFields } from './terms-fields.tsx'
import { Trial } from './trial.tsx'
import { settingsRead, useTerms } from './use-terms.ts'

/** Has the price list answer requests, and says what that means. */
export function AtOncePanel({ supplierId }: { supplierId: Id }) {
  const settings = useQuery({ ...settingsRead(supplierId), refetchOnMount: 'always' })
  const canChange = useCanChange()
  return (
    <Section title="Answers at once" id="answers-at-once">
      <QueryBoundary of={settings} loading={<LinesSkeleton lines={5} />}>
        {(stored) => (
          <Stack gap={4} align="stretch">
            <output>
              <b>{stored.instant.isOn ? 'It is on.' : 'It is off.'}</b>
            </output>
            <Promises />
            {stored.instant.isOn && <Confirmed supplierId={supplierId} confirmedAt={stored.confirmedAt} canChange={canChange} />}
            <NoArea supplierId={supplierId} />
            {canChange && <TermsForm supplierId={supplierId} stored={stored} />}
          </Stack>
        )}
      </QueryBoundary>
    </Section>
  )
}

/** Without postcodes nobody is answered, however the terms are. */
function NoArea({ supplierId }: { supplierId: Id }) {
  const listing = useQuery(query('GET /api/suppliers/:id', { id: String(supplierId) })).data
  if (!listing || listing.serviceArea.length > 0) return null
  return (
    <Note tone="info" title="You have not said where you deliver">
      <p>
        Only requests from your delivery area are answered at once.{' '}
        <TextLink href={dashboardPath({ tab: 'profile' })}>Add your postcodes</TextLink>
      </p>
    </Note>
  )
}

function TermsForm({ supplierId, stored }: { supplierId: Id; stored: PriceListSettings }) {
  const terms = useTerms(supplierId, stored)
  const form = useRef<HTMLFormElement>(null)
  const [wrong] = Object.keys(terms.problems)
  useEffect(() => {
    if (wrong !== undefined) form.current?.querySelector<HTMLElement>(`[name="${wrong}"]`)?.focus()
  }, [wrong, terms.problems])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void terms.save()
  }
  const { isOn } = stored.instant
  return (
    <form ref={form} noValidate aria-label="Terms of answers at once" className={styles.form} onSubmit={submit}>
      <TermsFields values={terms.values} problems={terms.problems} onType={terms.type} />
      {terms.tried && <Trial requests={terms.tried} />}
      <div className={styles.buttons}>
        <Button variant={isOn || terms.tried ? 'outline' : 'primary'} busy={terms.isTrying} busyLabel="Trying..." onClick={terms.tryOut}>
          Try it on your last requests
        </Button>
        {(isOn || terms.tried) && (
          <Button variant={isOn ? 'outline' : 'primary'} busy={terms.isSaving} onClick={() => void terms.turn()}>
            {isOn ? 'Turn it off' : 'Turn it on'}
          </Button>
        )}
        <Button type="submit" variant="quiet" busy={terms.isSaving} busyLabel="Saving...">
          Save the terms
        </Button>
      </div>
    </form>
  )
}
