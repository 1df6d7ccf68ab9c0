import { useState } from 'react'
import type { Role, User } from '#contract/accounts/accounts.ts'
import { BRAND } from '#contract/options.ts'
import { useMe } from '#web/api/session/me.ts'
import { afterSignIn, ownPath } from '#web/features/accounts/sign-in/after-sign-in.ts'
import { AuthFrame } from '#web/features/accounts/sign-in/auth-frame.tsx'
import { authPath, AuthTabs } from '#web/features/accounts/sign-in/auth-tabs.tsx'
import { ClaimStep } from '#web/features/accounts/claims/claim-step.tsx'
import { ConfirmStep } from '#web/features/accounts/sign-in/confirm-step.tsx'
import { ForgotForm } from '#web/features/accounts/sign-in/forgot-form.tsx'
import { InvitationStep } from '#web/features/accounts/members/invitation-step.tsx'
import { LoginForm } from '#web/features/accounts/sign-in/login-form.tsx'
import { RegisterPanel } from '#web/features/accounts/registration/register-panel.tsx'
import { ResetForm } from '#web/features/accounts/sign-in/reset-form.tsx'
import { JoinedNote } from '#web/features/quotes/mine/joined-note.tsx'
import { noteSignIn } from '#web/features/venue/asked/after-sign-in.ts'
import { Head } from '#web/head.tsx'
import { navigate } from '#web/navigation/navigate.ts'
import { useParameter } from '#web/navigation/parameter.ts'
import { AUTH, QUOTES, REGISTER } from '#web/paths.ts'
import type { AuthMode } from '#web/search.ts'
import { ButtonLink } from '#web/ui/controls/button.tsx'
import { Note } from '#web/ui/feedback/note.tsx'
import { Page } from '#web/ui/layout/page.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import { TextLink } from '#web/ui/controls/text-link.tsx'

const HEADINGS: Record<AuthMode, { title: string; sub?: string; path?: string }> = {
  login: { title: `Log in to ${BRAND}`, sub: 'For cafes, restaurants and suppliers.', path: AUTH },
  register: {
    title: `Join ${BRAND}`,
    sub: 'Free for cafes and restaurants. For suppliers a listing is free, and a plan is your choice.',
    path: REGISTER,
  },
  forgot: { title: 'Forgot your password?', sub: 'We send you a link to set a new one.' },
  reset: { title: 'Set a new password' },
  confirm: { title: 'Confirm your email address', sub: 'So that we know emails about your account reach you.' },
  invitation: { title: 'Your invitation', sub: 'Work on a listing together with whoever manages it.' },
  claim: { title: 'Claim your listing', sub: 'You manage what it says, and get the requests it receives.' },
}

type Props = { search: { mode?: AuthMode } }

export const reads = () => []

const CONFIRMED: (typeof HEADINGS)[AuthMode] = { title: 'Your email address is confirmed' }

export function AuthPage({ search: { mode = 'login' } }: Props) {
  const [isConfirmed, setConfirmed] = useState(false)
  const { title, sub, path } = mode === 'confirm' && isConfirmed ? CONFIRMED : HEADINGS[mode]
  const isTab = mode === 'login' || mode === 'register'
  return (
    <Page key={isTab ? 'tabs' : mode} bands>
      <Head title={title} description={sub ?? title} path={path} />
      <AuthFrame title={title} sub={sub} scene={mode === 'register' || mode === 'claim' ? 'supplier' : 'hero'}>
        {isTab ? <Tabs selected={mode} /> : <Step mode={mode} onConfirmed={() => setConfirmed(true)} />}
      </AuthFrame>
    </Page>
  )
}

function Tabs({ selected }: { selected: 'login' | 'register' }) {
  const next = useParameter('next')
  const me = useMe()
  // The user at the time of arrival: one who signs in here is redirected by the form instead.
  const [arrivedAs, setArrivedAs] = useState(me)
  if (arrivedAs === undefined && me !== undefined) setArrivedAs(me)
  const [registered, setRegistered] = useState<string>()
  const onRegistered = (email: string) => {
    setRegistered(email)
    navigate(authPath('login', next))
  }
  const onSignedIn = (role: Role) => {
    // Whoever came from a page wants to go on there.
    if (role === 'restaurant' && next === null) noteSignIn()
    navigate(afterSignIn(role, next))
  }
  if (me && arrivedAs) return <SignedInAlready user={me} next={next} />
  return (
    <AuthTabs selected={selected} next={next}>
      {selected === 'login' ? (
        <>
          {registered && (
            <Note tone="success" title="Your account is ready. You can now log in.">
              An email to {registered} asks you to confirm the address. You can do that later.
            </Note>
          )}
          <LoginForm key={registered} email={registered} onSignedIn={onSignedIn} />
          <p>
            New here? <TextLink href={authPath('register', next)}>Create an account</TextLink>
          </p>
        </>
      ) : (
        <>
          <RegisterPanel onRegistered={onRegistered} />
          <p>
            Have an account already? <TextLink href={authPath('login', next)}>Log in</TextLink>
          </p>
        </>
      )}
    </AuthTabs>
  )
}

const SignedInAlready = ({ user: { username, role }, next }: { user: User; next: string | null }) => (
  <Stack gap={4} align="start">
    <Note tone="success">You are logged in as {username}. To use another account, log out first.</Note>
    <ButtonLink href={afterSignIn(role, next)} size="lg">
      {wordsOf(role, next)}
    </ButtonLink>
  </Stack>
)

/** Says where the link leads. */
function wordsOf(role: User['role'], next: string | null) {
  if (ownPath(next)) return 'Back to where you were'
  return role === 'supplier' ? 'Go to your dashboard' : 'Go to the home page'
}

/** The steps that an email links to, and the one that requests such an email. */
function Step({ mode, onConfirmed }: { mode: Exclude<AuthMode, 'login' | 'register'>; onConfirmed: () => void }) {
  const token = useParameter('token')
  if (mode === 'forgot') return <ForgotForm />
  if (mode === 'reset') return <ResetForm token={token} />
  if (mode === 'invitation') return <InvitationStep token={token} />
  if (mode === 'claim') return <ClaimStep token={token} />
  return (
    <ConfirmStep token={token} onConfirmed={onConfirmed}>
      <JoinedNote
        wayOn={
          <ButtonLink href={QUOTES} variant="quiet" size="sm">
            See your requests
          </ButtonLink>
        }
      />
    </ConfirmStep>
  )
}
