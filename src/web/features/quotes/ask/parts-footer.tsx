import type { MouseEvent, ReactNode } from 'react'
import { Button } from '#web/ui/controls/button.tsx'
import type { Parts } from './use-parts.ts'

type PartsFooterProps = { parts: Parts; form: string; send: ReactNode }

/** Stops the second press of a double one on Next, whose place the button to send takes. */
export const onlyOnce = (event: MouseEvent) => event.detail > 1 && event.preventDefault()

/** The actions of a dialog with parts: the button that sends it, on a phone in the last step only. */
export const PartsFooter = ({ parts: { isStepped, step, isLast, goBack }, form, send }: PartsFooterProps) => (
  <>
    {isStepped && step > 0 && (
      <Button variant="quiet" onClick={goBack}>
        Back
      </Button>
    )}
    {isStepped && !isLast ? (
      <Button type="submit" form={form}>
        Next
      </Button>
    ) : (
      send
    )}
  </>
)
