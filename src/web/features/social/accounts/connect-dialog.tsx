import { useId } from 'react'
import { useWatch } from 'react-hook-form'
import { BRAND } from '#contract/options.ts'
import { SOCIAL_PLATFORM_KEYS, SOCIAL_PLATFORMS, type SocialPlatform } from '#contract/social/social-options.ts'
import type { Id } from '#contract/endpoint/values.ts'
import { socialConnect } from '#shared/social/social-connecting.ts'
import { Button, ButtonLink } from '#web/ui/controls/button.tsx'
import { Checkbox } from '#web/ui/controls/choice/checkbox.tsx'
import { Field } from '#web/ui/controls/field.tsx'
import { NativeSelect } from '#web/ui/controls/choice/native-select.tsx'
import { TextInput } from '#web/ui/controls/text-input.tsx'
import { Note } from '#web/ui/feedback/note.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { useConnectForm, type ConnectForm } from './use-connect-form.ts'

type ConnectDialogProps = {
  supplierId: Id
  /** The platforms whose accounts are connected at the platform itself; all others are in the sandbox. */
  livePlatforms: readonly SocialPlatform[]
  onClose: () => void
}

/** The dialog that connects an account: at its platform, or in the sandbox where the site has no keys for it. */
export function ConnectDialog({ supplierId, livePlatforms, onClose }: ConnectDialogProps) {
  const id = useId()
  const { form, fields, submit, problem } = useConnectForm(supplierId, onClose)
  const { errors, isSubmitting } = form.formState
  const platform = useWatch({ control: form.control, name: 'platform' })
  const live = livePlatforms.find((name) => name === platform)
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Connect account"
      problem={problem}
      footer={
        live ? (
          <ButtonLink href={socialConnect(live)}>Connect with {SOCIAL_PLATFORMS[live]}</ButtonLink>
        ) : (
          <Button type="submit" form={id} busy={isSubmitting} busyLabel="Connecting...">
            Connect account
          </Button>
        )
      }
    >
      <form id={id} noValidate onSubmit={(event) => void submit(event)}>
        <Stack gap={4}>
          <Field label="Platform" required error={errors.platform?.message}>
            <NativeSelect {...fields.platform}>
              <option value="">Choose a platform</option>
              {SOCIAL_PLATFORM_KEYS.map((name) => (
                <option key={name} value={name}>
                  {SOCIAL_PLATFORMS[name]}
                </option>
              ))}
            </NativeSelect>
          </Field>
          {live ? <AtPlatform platform={live} /> : <SandboxFields platform={platform} form={form} field={fields.accountName} />}
        </Stack>
      </form>
    </Dialog>
  )
}

type SandboxFieldsProps = Pick<ConnectForm, 'form'> & { platform: SocialPlatform | ''; field: ConnectForm['fields']['accountName'] }

const SandboxFields = ({ platform, form, field }: SandboxFieldsProps) => (
  <>
    {platform && <InSandbox platform={platform} />}
    <Field
      label="Account name"
      required
      help="As your readers know it, such as @tinshedcoffee."
      error={form.formState.errors.accountName?.message}
    >
      <TextInput {...field} maxLength={80} autoCapitalize="none" />
    </Field>
    <Checkbox {...form.register('autoPostEnabled')} label="Auto-posting: write posts when my listing changes" />
  </>
)

type Platform = { platform: SocialPlatform }

const AtPlatform = ({ platform }: Platform) => (
  <p>
    You sign in at {SOCIAL_PLATFORMS[platform]}, choose what {BRAND} may post to, and come back here. {BRAND} never sees your password.
  </p>
)

const InSandbox = ({ platform }: Platform) => (
  <Note tone="info" icon="eye" title={`${SOCIAL_PLATFORMS[platform]} cannot be connected on this site yet`}>
    Your account is added to the sandbox instead. Everything works as it would, but posts appear in a practice feed here, not on{' '}
    {SOCIAL_PLATFORMS[platform]}.
  </Note>
)
