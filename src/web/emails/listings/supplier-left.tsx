import { docketNumber } from '#shared/money/docket-number.ts'
import { BRAND } from '#contract/options.ts'
import { quotePath, suppliersPath } from '#web/paths.ts'
import { Details, Paragraph, TextLink } from '#web/emails/layout/details.tsx'
import { Layout } from '#web/emails/layout/layout.tsx'
import type { Template } from '#web/emails/layout/template.ts'
import { itemAt } from '#shared/item-at.ts'

/** Goes to a buyer with requests to a supplier that has deleted its listing: what remains valid, what is closed, and where to read it. */
export const supplierLeft: Template<'supplier-left'> = {
  subject: ({ supplier }) => `${supplier.businessName} has left ${BRAND}`,
  body: ({ supplier: { businessName, category }, requests, others, token }, publicUrl) => {
    // The email is sent only to buyers who have a request.
    const first = itemAt(requests, 0)
    const hasAgreed = requests.some(({ isWon }) => isWon)
    const hasOpen = others > 0 || requests.some(({ isWon }) => !isWon)
    return (
      <Layout
        heading="Quote request"
        serial={first.serial}
        title={`${businessName} has left ${BRAND}`}
        preview={`Their listing is gone. What was said stays with you.`}
        action={{ label: 'Open the request', href: publicUrl + quotePath(first.requestId, token) }}
        foot={
          <>You receive this because a quote was requested with your email address on {BRAND}. If that was not you, please ignore it.</>
        }
      >
        {hasAgreed && (
          <Paragraph>
            The prices that you accepted stay on your request, with everything that was said, for you to read and print. What you agreed is
            between you and {businessName}: please reach them as you did before.
          </Paragraph>
        )}
        {hasOpen && (
          <Paragraph>
            Requests that were open are closed, since {businessName} cannot answer any more.{' '}
            <TextLink href={publicUrl + suppliersPath({ category })}>Other suppliers of {category}</TextLink> can.
          </Paragraph>
        )}
        <Details
          rows={requests.map(({ requestId, serial, isWon }) => [
            docketNumber(serial),
            <TextLink key={requestId} href={publicUrl + quotePath(requestId, requestId === first.requestId ? token : null)}>
              {isWon ? 'Prices accepted' : 'Closed'}
            </TextLink>,
          ])}
        />
        {others > 0 && (
          <Paragraph>{others === 1 ? 'One more request is' : `${others} more requests are`} among yours on the site.</Paragraph>
        )}
      </Layout>
    )
  },
}
