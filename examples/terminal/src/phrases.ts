/** What the terminal itself says around a game, in one language. */
export interface Phrases {
  readonly yes: string;
  readonly no: string;
  /** An option that has no value. */
  readonly noValue: string;
  readonly times: (line: string, times: number) => string;
  /** A list of things to choose from: `a, b or c`. */
  readonly either: (names: readonly string[]) => string;

  readonly table: string;
  readonly happened: string;
  readonly cards: string;
  readonly rules: string;
  readonly howToPlay: string;
  readonly more: (name: string, lines: number, key: string) => string;
  readonly youMay: string;
  readonly page: (name: string, page: number, pages: number) => string;
  readonly ways: (label: string, ways: number) => string;
  readonly typed: (label: string, example: string) => string;
  readonly typedToo: (label: string) => string;

  readonly help: readonly string[];
  readonly youAre: (name: string) => string;
  readonly yourMove: string;
  readonly stops: string;
  readonly standsStill: string;
  readonly standsStillMeanwhile: string;
  readonly noRules: string;
  /** Said above rules that are in another language than all else; empty where they are not. */
  readonly rulesLanguage: string;
  readonly noCards: string;
  readonly number: string;
  readonly keys: {
    readonly waits: string;
    readonly goesOn: string;
    readonly undo: string;
    readonly pass: string;
    readonly host: string;
    readonly quit: string;
    readonly rules: string;
    readonly cards: string;
    readonly table: string;
    readonly log: string;
    readonly save: string;
    readonly back: string;
    readonly help: string;
    readonly enterBack: string;
    readonly leaves: string;
  };
  readonly nothingToChoose: string;
  readonly notOnMenu: (number: number, most: number) => string;
  readonly meansNothing: (line: string) => string;
  readonly meansNothingHere: (line: string) => string;
  readonly manyMoves: (count: number, some: string) => string;
  readonly byNumber: (label: string) => string;
  readonly notPossible: (why: string) => string;
  readonly example: (label: string, field: string, value: string) => string;
  /** What a field that has to be typed is called: its name, and of how many it is one. */
  readonly field: (name: string, fields: number) => string;

  readonly showsMore: string;
  readonly goesBack: string;
  readonly saved: (file: string) => string;
  readonly notSaved: (why: string) => string;
  readonly savedToGoOn: string;
  readonly goOnWith: string;
  readonly seedWas: (seed: string) => string;
  readonly hostTitle: string;
  readonly hostMay: string;
  readonly hostPrompt: string;
  readonly nothingForHost: string;

  readonly nobodyElse: string;
  readonly nobodyNow: string;
  readonly handTo: (name: string) => string;
  readonly pressEnter: (name: string) => string;
  readonly somebodyElse: (names: string) => string;
  readonly noSuchPerson: (name: string) => string;
  readonly enterPrompt: (name: string) => string;
  readonly changesHands: string;
  readonly type: (names: string) => string;
  readonly whoTakes: string;
  readonly everybodySees: string;
  readonly takesKeyboard: (names: string) => string;
  readonly end: string;
  readonly notOver: string;

  readonly setup: {
    readonly title: string;
    readonly thereAre: string;
    readonly against: string;
    readonly whichGame: string;
    readonly gamePrompt: (title: string) => string;
    readonly notAGame: (line: string, games: number) => string;
    readonly players: (min: number, max: number) => string;
    readonly testGame: string;
    readonly howMany: (title: string) => string;
    readonly seatsPrompt: (min: number, max: number, usual: number) => string;
    readonly seatsWrong: (min: number, max: number) => string;
    readonly notTogether: string;
    readonly options: (title: string) => string;
    readonly optionsPrompt: string;
    readonly optionsWrong: (options: number) => string;
    readonly valuePrompt: (usual: string) => string;
    readonly valueWrong: string;
    readonly seed: string;
    readonly seedPrompt: string;
    readonly people: readonly string[];
    readonly peoplePrompt: (name: string) => string;
    readonly peopleWrong: (seats: number) => string;
    /** What watches: typed where seats are asked for. */
    readonly none: string;
  };

  readonly demo: {
    readonly heading: (title: string, seats: number) => string;
    readonly saw: (name: string) => string;
    readonly start: string;
    readonly then: string;
    readonly end: string;
  };
}
