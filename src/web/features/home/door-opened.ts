import { writeText } from '#web/storage/browser-entries.ts'

/** On <html> once the door has been seen to open. */
export const DOOR_OPENED = 'door-opened'

const KEY = 'door'

/** For the head of every page, before anything is painted. */
export const doorScript = `try{if(localStorage.${KEY})document.documentElement.classList.add('${DOOR_OPENED}')}catch{}`

export const rememberDoor = () => writeText(KEY, 'opened')
