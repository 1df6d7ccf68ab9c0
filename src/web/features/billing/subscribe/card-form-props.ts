/** What a card form gets, that of the sandbox as those of payment providers. */
export type CardFormProps = {
  /** Of what is paid, or of the card that is stored. */
  clientSecret: string
  publishableKey: string | null
  /** The label of the button, and while it works. */
  action: string
  busyAction: string
  /** The title of the toast with the provider's message. */
  failure: string
  /** The path to which the provider returns the browser, if a bank has sent it elsewhere. */
  returnPath: string
  /** Called once the provider has accepted the card. The form stays busy: it has done its work. */
  onConfirmed: () => unknown
}
