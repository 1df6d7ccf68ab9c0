import { BRAND } from '#contract/options.ts'
import { SOCIAL_PLATFORMS } from '#contract/social/social-options.ts'
import type { EmailFacts } from '#contract/emails/emails.ts'
import { sydneyDay } from '#shared/time/sydney-day.ts'
import { dayInWords } from '#shared/time/day-texts.ts'
import { SOCIAL_MEDIA_DASHBOARD } from '#web/paths.ts'
import { Paragraph } from '#web/emails/layout/details.tsx'
import { Layout } from '#web/emails/layout/layout.tsx'
import type { Template } from '#web/emails/layout/template.ts'

type Facts = EmailFacts['social-access']

const titleOf = ({ platform, endsAt }: Facts) =>
  endsAt === null
    ? `Please connect ${SOCIAL_PLATFORMS[platform]} again`
    : `${SOCIAL_PLATFORMS[platform]} ends our access on ${dayInWords(sydneyDay(new Date(endsAt)))}`

/** Goes to whoever manages a listing: an account at a social platform has to be connected again. */
export const socialAccess: Template<'social-access'> = {
  subject: titleOf,
  body: (facts, publicUrl) => (
    <Layout
      heading="Social media"
      title={titleOf(facts)}
      preview="Posts wait until the account is connected again."
      action={{ label: 'Connect it again', href: `${publicUrl}${SOCIAL_MEDIA_DASHBOARD}?tab=accounts` }}
      foot={
        <>
          You receive this because your listing {facts.supplier.businessName} on {BRAND} posts to social media.
        </>
      }
    >
      <Paragraph>
        {facts.endsAt === null
          ? `${SOCIAL_PLATFORMS[facts.platform]} has ended our access to ${facts.accountName ?? 'your account'}.`
          : `${SOCIAL_PLATFORMS[facts.platform]} gives access for a limited time only, and that to ${facts.accountName ?? 'your account'} ends then.`}{' '}
        {facts.endsAt === null ? 'Until you connect the account again,' : 'From that day on'} nothing is posted there, and scheduled posts
        for it fail.
      </Paragraph>
      <Paragraph>It takes a minute: open Accounts on your social media dashboard and connect the account again.</Paragraph>
    </Layout>
  ),
}
