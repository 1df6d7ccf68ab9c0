import type { ReactNode } from 'react'
import { BRAND } from '#contract/options.ts'
import { dashboardPath, ORDER_LISTS, QUOTES, SUPPLIERS, supplierPath } from '#web/paths.ts'
import { Paragraph, TextLink } from '#web/emails/layout/details.tsx'
import { Layout } from '#web/emails/layout/layout.tsx'
import type { Template } from '#web/emails/layout/template.ts'

/** Goes once to whoever manages a listing, when their address is confirmed: what brings the first request. */
export const supplierWelcome: Template<'supplier-welcome'> = {
  subject: ({ supplier }) => `${supplier.businessName} on ${BRAND}: three steps to your first request`,
  body: ({ supplier }, publicUrl) => {
    const profile = publicUrl + dashboardPath({ tab: 'profile' })
    return (
      <Layout
        heading="Welcome"
        title="Three steps to your first request"
        preview="Where you deliver, what you sell, and an answer with prices."
        action={{ label: 'Open your dashboard', href: publicUrl + dashboardPath() }}
        foot={
          <>
            You receive this once, because your account manages{' '}
            <TextLink href={publicUrl + supplierPath(supplier.id)}>{supplier.businessName}</TextLink> on {BRAND}.
          </>
        }
      >
        <Step number={1} href={`${profile}#delivery`} title="Say where and when you deliver">
          Buyers look for suppliers that come to their street: give your days, your area and your minimum order.
        </Step>
        <Step number={2} href={publicUrl + dashboardPath({ tab: 'products' })} title="Add three products with their prices">
          Buyers find you by what you sell, and your prices are filled in when you answer.
        </Step>
        <Step number={3} href={publicUrl + dashboardPath({ tab: 'quotes' })} title="Answer with prices when a request comes">
          A request comes by email and stands under Quotes. A price for each line is what buyers compare.
        </Step>
      </Layout>
    )
  },
}

/** Goes once to a buyer, when their address is confirmed: from a search to an order that repeats. */
export const buyerWelcome: Template<'buyer-welcome'> = {
  subject: () => `Three steps to better prices with ${BRAND}`,
  body: (_, publicUrl) => (
    <Layout
      heading="Welcome"
      title="Three steps to better prices"
      preview="Find suppliers, ask several at once, compare what they answer."
      action={{ label: 'Find suppliers', href: publicUrl + SUPPLIERS }}
      foot={<>You receive this once, because you have confirmed this address for your account on {BRAND}.</>}
    >
      <Step number={1} href={publicUrl + SUPPLIERS} title="Find who delivers to you">
        Search for what you buy, and give your suburb: suppliers say where they deliver, and on which days.
      </Step>
      <Step number={2} href={publicUrl + QUOTES} title="Ask several for prices at once">
        Choose suppliers, say what you need line by line, and compare the answers side by side. Nothing is paid on this site.
      </Step>
      <Step number={3} href={publicUrl + ORDER_LISTS} title="Keep what you order each week">
        An order list saves typing it again, and is sent to your suppliers in one go.
      </Step>
    </Layout>
  ),
}

type StepProps = { number: number; href: string; title: string; children: ReactNode }

const Step = ({ number, href, title, children }: StepProps) => (
  <Paragraph>
    {`${number}. `}
    <TextLink href={href}>{title}</TextLink>
    <br />
    {children}
  </Paragraph>
)
