/** On <html> once the door has been seen to open. */
export const DOOR_OPENED = 'door-opened'

const KEY = 'door'

/** For the head of every page, before anything is painted. */
export const doorScript = `try{if(localStorage.${KEY})document.documentElement.classList.add('${DOOR_OPENED}')}catch{}`

export function rememberDoor() {
  try {
    localStorage.setItem(KEY, 'opened')
  } catch {
    // storage is closed (private window, policy): the door opens again next time
  }
}
