import type { ReactNode } from 'react'
import { docketNumber } from '#shared/money/docket-number.ts'
import { BRAND } from '#contract/options.ts'
import { Button } from './button.tsx'
import { Body, Column, Container, Head, Heading, Hr, Html, Preview, Row, Section, Text } from './elements.tsx'
import { emailStyles } from './email-styles.ts'
import { Greeting, SignOff } from './frame-texts.tsx'
import { SenderLines } from './sender-lines.tsx'
import { useSubject } from './subject.ts'
import { StopLine } from './stop-link.tsx'

type LayoutProps = {
  /** The label at the top left of the docket, set in narrow capitals. */
  heading: string
  serial?: number
  title: string
  /** The text that an inbox shows next to the subject. */
  preview: string
  /** The only button. */
  action: { label: string; href: string }
  /** Whether the button stands above what there is to read, where a reader comes back for it. */
  isActionFirst?: boolean
  /** False where the text that follows greets by itself. */
  isGreeting?: boolean
  /** Why the recipient gets this email. */
  foot: ReactNode
  children: ReactNode
}

/** The layout of all emails: white paper with the head of a docket. */
export function Layout({ heading, serial, title, preview, action, isActionFirst, isGreeting = true, foot, children }: LayoutProps) {
  const button = (
    <Section data-skip-in-text={action.href.startsWith('mailto:')}>
      <Button href={action.href} style={emailStyles.button}>
        {action.label}
      </Button>
    </Section>
  )
  return (
    <Html lang="en-AU">
      <Head>
        <title>{useSubject()}</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light" />
      </Head>
      <Preview>{preview}</Preview>
      <Body style={emailStyles.body}>
        <Container style={emailStyles.paper}>
          <Text style={emailStyles.brand}>{BRAND}</Text>
          <DocketHead heading={heading} serial={serial} />
          <Heading style={emailStyles.title}>{title}</Heading>
          {isGreeting && <Greeting />}
          {isActionFirst && button}
          {children}
          {!isActionFirst && button}
          <SignOff />
          <Text style={emailStyles.foot}>{foot}</Text>
          <StopLine />
          <SenderLines />
        </Container>
      </Body>
    </Html>
  )
}

function DocketHead({ heading, serial }: Pick<LayoutProps, 'heading' | 'serial'>) {
  return (
    <>
      <Row>
        <Column>
          <Text style={emailStyles.heading}>{heading}</Text>
        </Column>
        {serial !== undefined && (
          <Column>
            <Text style={emailStyles.serial}>{docketNumber(serial)}</Text>
          </Column>
        )}
      </Row>
      <Hr style={emailStyles.rule} />
    </>
  )
}
