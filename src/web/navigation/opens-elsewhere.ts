type Keys = Pick<MouseEvent, 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>

/** Returns whether the browser opens or saves what is clicked with these keys somewhere else than in the page. */
export const opensElsewhere = ({ metaKey, ctrlKey, shiftKey, altKey }: Keys): boolean => metaKey || ctrlKey || shiftKey || altKey
