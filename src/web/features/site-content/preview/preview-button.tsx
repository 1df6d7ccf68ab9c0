import { Button } from '#web/ui/controls/button.tsx'

/** The switch of the preview. */
export const PreviewButton = ({ isOn, onToggle }: { isOn: boolean; onToggle: (isOn: boolean) => void }) => (
  <Button variant="quiet" icon="eye" aria-pressed={isOn} onClick={() => onToggle(!isOn)}>
    Preview
  </Button>
)
