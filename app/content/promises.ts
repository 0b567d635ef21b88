const gains = '(profits?|returns?|gains?|income|earnings|growth|yields?|payouts?|cash ?flow|money|results)'
const assets =
  '(savings?|wealth|money|capital|funds|portfolio|nest egg|fortune|profits?|returns?|income|earnings|balance|net worth|investments?|account)'
const sure =
  'sure|certain|steady|stable|consistent|reliable|dependable|predictable|assured|safe|secure|solid|proven|fixed|regular|passive|residual|effortless|automatic|easy|quick|fast|instant|daily|weekly|attractive|superior|exceptional|outstanding|impressive|amazing|incredible|huge|massive|unlimited|unbeatable|high|higher|highest|market-beating'

/** Phrases that always promise something. */
const promising = [
  /\bguarant/i,
  /\brisk[- ]?free\b|\bwithout (any )?risks?\b|\b(no|zero) risks?\b|\briskless\b|\bno downside\b/i,
  /\b100\s?%|\b(one|a) hundred per ?cent\b/i,
  /\bfully (secured?|protected|insured)\b|\b(completely|totally|perfectly|absolutely|always) (safe|secure|protected)\b/i,
  /\b(can|will) ?(not|n['’]t) (lose|fail|go wrong)\b|\bcan['’]t (lose|fail|go wrong)\b|\bnever (lose|loses|fails?)\b|\byou(['’]ve)? (have |got )?nothing to lose\b/i,
  /\b(double|triple|quadruple|\d+x) your\b|\bget[- ]rich\b|\b(become|be|grow) (rich|wealthy|a millionaire|financially (free|independent))\b/i,
  /\bfinancial(ly)? (freedom|independence|free|independent|security)\b|\bgenerational wealth\b|\blife[- ]changing\b/i,
  /\bstart earning\b|\bearn (up to|daily|weekly|monthly|money|more|passively|while)\b|\bprofitable\b/i,
  /\bpromis/i,
  /\b(world['’]?s|the|our) (best|safest|leading|largest|number one)\b|\bmost (trusted|reliable|profitable)\b|\bworld[- ]class\b|\baward[- ]winning\b/i,
  /\bhurry\b|\blimited[- ]time\b|\bact (now|fast)\b|\b(last|only) chance\b|\bdon['’]t (miss|wait|delay|hesitate)\b|\b(offer )?ends (soon|tonight|today)\b/i,
  /\bbefore it['’]s too late\b|\bonly \d+ (places|spots|seats) left\b|\bonce[- ]in[- ]a[- ]lifetime\b|\bgolden opportunity\b|\bnow or never\b/i,
  /\bjoin (thousands|millions)\b|\btrusted by\b|\b(regulated|licensed|insured) by\b/i,
  /\bfool-?proof\b|\bfail[- ]?safe\b|\bsure[- ]?fire\b|\bno[- ]brainer\b|\bworry[- ]free\b|\bsafe bet\b/i,
  /\b(money|capital|savings?|portfolio|coins|investments?) (always |only |will |can only )+(rises?|grows?|wins?|goe?s? up|increases?)\b/i,
  /\balways (win|wins|profit|profits|pays? off)\b/i,
]

/** Phrases that promise something unless the sentence denies them: 'Few traders beat the market.' */
const deniable = [
  new RegExp(`\\b(${sure})(,? (and )?[\\w-]+)? ${gains}\\b`, 'i'),
  new RegExp(`\\b${gains} (is|are|you) (${sure}|can (count|rely) on)\\b`, 'i'),
  new RegExp(
    `\\b(grow|growing|multiply|multiplying|boost|boosting|maximi[sz]e|maximi[sz]ing|increase|skyrocket|supercharge|accelerate) (your|my|their|our) ([\\w-]+ )?${assets}\\b`,
    'i',
  ),
  new RegExp(
    `\\b(watch|see|let|help|make|get) (your|my) ([\\w-]+ )?${assets} (to )?(grow|multiply|work|rise|increase|working|growing)\\b`,
    'i',
  ),
  new RegExp(`\\b(put|putting) (your|my) ([\\w-]+ )?${assets} to work\\b|\\bmoney works? for you\\b`, 'i'),
  new RegExp(
    `\\b(reliable|proven|safe|safer|safest|secure|easy|easiest|simple|simplest|smart|smartest|best|fast|fastest|quick|quickest|sure|surest|certain|dependable|steady|stable|solid|trusted|effective|effortless|ideal|perfect|powerful) (way|path|route|road|method|means|system|strategy|formula|shortcut|opportunity) (to|of|for) ([\\w-]+ ){0,4}?(grow|growing|growth|profits?|earn|earning|wealth|savings?|money|returns?|income|riche?s?|success|win|winning|prosperity|freedom)\\b`,
    'i',
  ),
  /\b(secure|protect|build|plan for|shape) (your|a|my|their) ([\w'’-]+ ){0,3}(future|retirement|tomorrow)\b|\b(brighter|better|richer|secure|prosperous) (financial )?(future|tomorrow|retirement)\b/i,
  /\b(beat|beats|beating|outperforms?|outperforming|outsmart|crush|master) (the )?(markets?|index|indices|banks?|inflation|crowd)\b/i,
  /\b(passive|residual|second|extra) income\b|\bwhile you sleep\b|\b(quit|leave) your (day )?job\b|\bretire (early|rich|comfortably|in comfort)\b/i,
  /\b(make|making|generate|earn|earning) (easy |quick |fast |real |serious |more |extra )?(money|cash|profits?|income|a living)\b|\bmoney[- ]making\b/i,
  /\b(build|building|create|creating) ([\w-]+ )?wealth\b|\bwealth[- ](building|creation|builder)\b/i,
  /\b(earning|profit|income|growth|upside) potential\b|\bhigh[- ]yield\b/i,
  /\b(low|minimal|little|minimum|reduced)[- ]risk\b/i,
  /\b(your|my|the) (money|capital|funds|savings?|deposits?|investments?) (is|are|stays?|remains?) ([\w-]+ )?(safe|secure|secured|protected|insured)\b/i,
  /\bsafe (investments?|haven|returns?|profits?)\b|\bcapital[- ](protected|protection|preservation)\b/i,
  /\bproven (track record|results|strategy|strategies|system|success)\b|\bwinning (strategy|strategies|system|trades?|formula)\b|\b(win|success) rate\b/i,
  /\b(customers|clients|traders|users|members|investors) (earn|profit|win|make money|have (made|earned)|are (earning|making|winning))\b/i,
  new RegExp(
    `\\b(reliably|steadily|safely|surely|effortlessly|automatically) (grow|grows|earn|earns|multiply|profit)\\b|\\b(grow|grows|earn|earns|multiply|profit) ([\\w-]+ ){0,3}(reliably|steadily|safely|effortlessly)\\b`,
    'i',
  ),
  /\b(reliable|dependable|secure|steady|solid|sure|certain|proven|winning) (investments?|bets?|trades?|winners?)\b|\b(?<!\b(if|whether) (an?|the|your) )(investments?|patience|trading) (always |will )?pays? off\b/i,
  /\b(?<!\b(if|whether|what|how much) )you(['’]ll| will| are (sure|going) to) (always |soon )?(profit|earn|win|gain|make money)\b|\b(profit|win|earn) (from|in|on|with) (every|any|each|all)\b|\bprofits? (whatever|however|no matter)\b/i,
  /\bexpect (an? )?([\w-]+ )?(returns?|profits?|gains|earnings)\b|\b(average|expected|typical|annual|monthly) (returns?|profits?|yields?) (of|is|are|up to) \d/i,
  /\b(turn|turns|transform|transforms) ([\w-]+ ){1,2}into (wealth|profits?|a fortune|income|riches|money)\b|\b(savings?|money|wealth) that (grows?|works?)\b|\b(big|bigger|huge|great|large) profits?\b/i,
  /\b(turn|transform|grow) \$?[\d,]+( dollars)? into\b|\b\d+([.,]\d+)?\s?% (returns?|profits?|APY|(daily|weekly|monthly) (returns?|profits?|gains?))\b/i,
]

// A denial counts only directly before the phrase, in the same clause. 'Never miss steady returns' denies nothing.
const denial =
  /\b(no|not|never|nobody|none|nothing|neither|nor|cannot|without|few|rarely|seldom|hardly|\w+n['’]t)\b(?! (only|miss|worry|wait|regret|before))[^.,:;!?–—]{0,48}$/i

/** Marks a sentence as a warning: it mentions fraud, or denies that anything is promised. */
const warning =
  /\b(?<!\b(?:no|not a|never a) )(scam|fraud\w*|after your money)\b|\b(nobody|nothing|never|not|no|without|cannot)\b.{0,40}\bpromis|\bpromises? no\b/i

// Normalises the spelling: no hidden characters, plain hyphens, single spaces.
const plain = (text: string) =>
  text
    .normalize('NFKC')
    .replaceAll(/[\u00AD\u200B-\u200D\u2060\uFEFF]/g, '')
    .replaceAll(/[\u2010\u2011]/g, '-')
    .replaceAll(/\s+/g, ' ')

// A full stop inside quotation marks ends a sentence too.
const sentences = (text: string) => plain(text).split(/(?<=[.!?][”’"]?)\s+/)

function promises(sentence: string): boolean {
  if (warning.test(sentence)) return false
  if (promising.some((word) => word.test(sentence))) return true
  return deniable.some((phrase) => {
    const all = [...sentence.matchAll(new RegExp(phrase.source, 'gi'))]
    return all.some(({ index }) => !denial.test(sentence.slice(0, index)))
  })
}

/** The sentences of a text that promise something without warning about it (FAIR-2, FAIR-8). */
export const promisesIn = (text: string) => sentences(text).filter(promises)
