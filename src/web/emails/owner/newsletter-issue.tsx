import type { EmailFacts } from '#contract/emails/emails.ts'
import { BRAND } from '#contract/options.ts'
import { resourcePath, RESOURCES } from '#web/paths.ts'
import { Paragraph, TextLink } from '#web/emails/layout/details.tsx'
import { Section, Text } from '#web/emails/layout/elements.tsx'
import { emailStyles } from '#web/emails/layout/email-styles.ts'
import { LinkedText } from '#web/emails/layout/linked-text.tsx'
import { Layout } from '#web/emails/layout/layout.tsx'
import type { Template } from '#web/emails/layout/template.ts'

type IssueResource = EmailFacts['newsletter-issue']['resources'][number]

/** Goes to a confirmed address: an issue of the newsletter, as its draft was when the sending began. */
export const newsletterIssue: Template<'newsletter-issue'> = {
  subject: ({ subject }) => subject,
  body: ({ subject, introduction, resources }, publicUrl) => (
    <Layout
      heading="Newsletter"
      title={subject}
      preview={paragraphsOf(introduction)[0] ?? resources.map(({ title }) => title).join(', ')}
      action={{ label: 'Browse all resources', href: publicUrl + RESOURCES }}
      isGreeting={!beginsWithGreeting(introduction)}
      foot={<>You receive this because you confirmed this address for the newsletter of {BRAND}.</>}
    >
      {paragraphsOf(introduction).map((paragraph, at) => (
        <Paragraph key={at}>
          <LinkedText text={paragraph} />
        </Paragraph>
      ))}
      {resources.map((resource) => (
        <ResourceEntry key={resource.id} resource={resource} publicUrl={publicUrl} />
      ))}
    </Layout>
  ),
}

/** Whoever writes "Hello" themselves is not made to say it twice. */
const beginsWithGreeting = (text: string) => /^\s*(hello|hi|hey|dear|g['’]?day|good (morning|afternoon|evening)|morning)\b/i.test(text)

/** A blank line or a line break begins a paragraph. */
const paragraphsOf = (text: string) => text.split(/\n+/).filter((line) => line.trim() !== '')

const ResourceEntry = ({ resource: { id, title, description, readTime }, publicUrl }: { resource: IssueResource; publicUrl: string }) => (
  <Section>
    <Text style={emailStyles.value}>
      <TextLink href={publicUrl + resourcePath(id)}>{title}</TextLink>
      <br />
      {description}
      <br />
      {readTime} min read
    </Text>
  </Section>
)
