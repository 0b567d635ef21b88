/**
 * The most common passwords without digits and symbols. People mostly meet a rule by adding those to a common password, so only
 * the base is compared: `P@ssw0rd!23` counts as `password`.
 */
const bases = new Set(
  `password passwort passwd passcode pass passphrase motdepasse contrasena senha parola qwerty qwertz azerty qwertyuiop asdf asdfgh
  asdfghjkl zxcv zxcvbn zxcvbnm qazwsx qazwsxedc qweasd qweasdzxc qwe asd zxc qaz wsx qwer qwert wasd poiuyt mnbvcxz lkjhgf
  welcome willkommen bienvenue letmein login logon signin admin administrator root toor guest user username default changeme
  newpassword mypassword master superuser super system test tester testing demo temp temporary secret
  private access open sesame opensesame hello hallo hola bonjour iloveyou iloveu loveyou love lovely lover loveme
  princess prince queen king sunshine moonlight flower rainbow butterfly angel angels baby babygirl babyboy honey sweety
  sweetie sugar cookie chocolate cheese banana apple orange cherry pepper ginger peaches pumpkin coffee monkey dragon tiger
  lion eagle falcon wolf bear panda turtle dolphin horse kitty kitten puppy doggie dog cat fish shadow ghost ninja samurai
  warrior soldier hunter killer ranger knight wizard magic merlin gandalf matrix phoenix mustang ferrari porsche mercedes bmw
  audi honda toyota yamaha suzuki corvette camaro harley charlie michael jennifer jordan ashley daniel andrew joshua matthew
  jessica anthony thomas robert michelle nicole hannah samantha amanda andrea martin david george william james jack john
  maria anna sarah laura chris alex alexander benjamin christian richard patrick peter steven justin brandon tyler maggie
  buster bailey cooper charlie rocky lucky max sam sammy molly daisy lola bella toby simba football soccer baseball
  basketball hockey tennis golf golfer cricket rugby volleyball liverpool chelsea arsenal barcelona realmadrid juventus
  manchester manutd united yankees lakers cowboys steelers eagles packers patriots redsox dodgers rangers giants batman
  superman spiderman ironman hulk thor avengers starwars startrek pokemon pikachu naruto goku mario zelda sonic minecraft
  fortnite roblox callofduty computer internet laptop windows microsoft apple google facebook instagram twitter youtube
  samsung nokia android iphone linkedin amazon netflix summer winter spring autumn fall january february march april may
  june july august september october november december monday tuesday wednesday thursday friday saturday sunday london paris
  berlin madrid newyork california texas america canada england france germany india china japan australia mexico brazil
  freedom liberty peace jesus christ god heaven blessed faith hope grace family friends forever together happy smile music
  guitar metallica nirvana eminem blink slipknot rock rockyou starlight midnight thunder lightning storm fire water ocean
  money bitcoin crypto ethereum dollar dollars euro trading trader invest investor investment wallet bank banking gold
  silver diamond crystal purple yellow green black white red blue pink trustno whatever nothing fuckyou fuckoff asshole
  bitch sexy pussy hottie cool coolest awesome genius boss player gamer games game hacker hack abc abcd abcdef abcdefg
  abcdefgh xyz aaa aaaa aaaaaa aaaaaaaa xxx xxxx zzz abcabc qweqwe asdasd zxczxc company office work
  business service support manager sales info student teacher school college university plainsail`.split(
    /\s+/,
  ),
)

const lookalikes: Record<string, string> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
  '7': 't',
}

const letters = (text: string) => text.replaceAll(/[^a-z]/g, '')

function readings(password: string): string[] {
  const lower = password.toLowerCase()
  const core = lower.replace(/^[^a-z@$]+/, '').replace(/[^a-z]+$/, '')
  const unmasked = [...core].map((sign) => lookalikes[sign] ?? sign).join('')
  return [letters(lower), letters(core), letters(unmasked), letters(unmasked.replaceAll('i', 'l'))]
}

/** Keyboard patterns and sequences with digits: `1q2w3e4r!`, `a1234567!`. */
const walks =
  /1q2w3e|q1w2e3|1qaz2wsx|qaz2wsx|zaq12wsx|12345|54321|00000|11111|(.)\1{4,}|(..)\2{2,}|(...)\3{2,}/

/** Maps a symbol to its key: `zaq1@WSX` is `zaq12wsx` with shift held for half of it. */
const unshift: Record<string, string> = {
  '!': '1',
  '@': '2',
  '#': '3',
  $: '4',
  '%': '5',
  '&': '7',
  '*': '8',
}

const lines =
  '1234567890 qwertyuiop asdfghjkl zxcvbnm qwertzuiop yxcvbnm azertyuiop 1qaz 2wsx 3edc 4rfv 5tgb 6yhn 7ujm'.split(
    ' ',
  )
const walkways = [...lines, ...lines.map((line) => [...line].toReversed().join(''))].join(' ')

/** Whether all but at most two characters are runs of three or more keys along the keyboard's rows and columns. */
function isWalk(text: string): boolean {
  let outside = 0
  for (let at = 0; at < text.length;) {
    let length = 3
    while (at + length <= text.length && walkways.includes(text.slice(at, at + length))) length += 1
    if (length > 3) at += length - 1
    else {
      at += 1
      outside += 1
    }
  }
  return outside <= 2
}

/** Whether the password is common, or little more than the customer's own email. */
export function isCommonPassword(password: string, email = ''): boolean {
  const lower = password.toLowerCase()
  const unshifted = [...lower].map((sign) => unshift[sign] ?? sign).join('')
  if (walks.test(lower) || walks.test(unshifted) || isWalk(unshifted)) return true
  const own =
    email
      .split('@')[0]
      ?.toLowerCase()
      .replaceAll(/[^a-z]/g, '') ?? ''
  return readings(password).some((base) => bases.has(base) || (own.length >= 4 && base === own))
}

export const COMMON_PASSWORD_MESSAGE = 'This password is too common. Choose one that is harder to guess'
