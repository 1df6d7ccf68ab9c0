import { useState } from 'react'
import { supportOf } from '#contract/billing/plan-features.ts'
import type { Plan } from '#contract/billing/plans.ts'
import { supportTexts } from '#contract/site-texts/pricing-texts.ts'
import { telHref } from '#shared/contact/phone.ts'
import { useMe } from '#web/api/session/me.ts'
import { PRICING } from '#web/paths.ts'
import { TextLink } from '#web/ui/controls/text-link.tsx'
import { Note } from '#web/ui/feedback/note.tsx'
import { Panel } from '#web/ui/layout/panel.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import { useTexts } from '#web/use-site.ts'
import { SupportForm } from './support-form.tsx'

/** Shows how a supplier reaches support with its plan: a form, and with phone support the number. */
export function SupportPanel() {
  const plan = useMe()?.plan
  const [isSent, setSent] = useState(false)
  return (
    <Panel title="Support">
      {plan ? (
        <Stack gap={4}>
          <Promise plan={plan} />
          {isSent && (
            <Note tone="success" title="Your question is on its way">
              A copy is in your email.
            </Note>
          )}
          <SupportForm byPhone={supportOf(plan)?.by === 'phone'} onSent={() => setSent(true)} />
        </Stack>
      ) : (
        <p>
          Support comes with a plan. <TextLink href={PRICING}>See the plans</TextLink>
        </p>
      )}
    </Panel>
  )
}

function Promise({ plan }: { plan: Plan }) {
  const { phone } = useTexts(supportTexts)
  const support = supportOf(plan)
  if (!support) return <p>Write to us and we answer by email.</p>
  if (support.by === 'email') return <p>Write to us and you get an answer by email within {support.hours} hours.</p>
  return (
    <p>
      Write to us and we call you within {support.hours} hours
      {phone && (
        <>
          , or call{' '}
          <TextLink href={telHref(phone)} plain>
            {phone}
          </TextLink>
        </>
      )}
      .
    </p>
  )
}
