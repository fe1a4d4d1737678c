import type { Identity, NounSymbol } from "@facedown/totally-human";

/** Black or white, whichever can be read on this color. */
function inkOn(color: string): string {
  const [red, green, blue] = [1, 3, 5].map((at) => parseInt(color.slice(at, at + 2), 16) / 255);
  const light = 0.2126 * (red ?? 0) ** 2.2 + 0.7152 * (green ?? 0) ** 2.2 + 0.0722 * (blue ?? 0) ** 2.2;
  return light > 0.18 ? "#000000" : "#ffffff";
}

/** A player's standee: a figure in its color with its initial. */
export function Standee({
  name,
  color,
  flip,
}: {
  readonly name: string;
  readonly color: string;
  readonly flip?: string;
}) {
  return (
    <svg className="standee" viewBox="0 0 32 44" role="img" aria-label={name} data-flip={flip}>
      <path
        d="M16 2a9 9 0 0 0-6 15.7C6 20 4 25 4 32v7h24v-7c0-7-2-12-6-14.3A9 9 0 0 0 16 2Z"
        fill={color}
        stroke="var(--outline)"
        strokeWidth="1.5"
      />
      <rect x="2" y="38" width="28" height="5" rx="2.5" fill="var(--outline)" />
      <text x="16" y="33" textAnchor="middle" fontSize="15" fontWeight="700" fill={inkOn(color)}>
        {name.charAt(0)}
      </text>
    </svg>
  );
}

/** A noun card's symbol. */
export function Symbol({ symbol }: { readonly symbol: NounSymbol }) {
  return (
    <svg className="symbol" viewBox="0 0 20 20" role="img" aria-label={symbol}>
      {symbol === "square" && <rect x="3" y="3" width="14" height="14" rx="1" />}
      {symbol === "circle" && <circle cx="10" cy="10" r="7.5" />}
      {symbol === "triangle" && <path d="M10 2.5 18 17H2Z" />}
    </svg>
  );
}

/** An identity card's picture: a house for those who live here, a face with big eyes for those who do not. */
export function IdentityPicture({ alien }: Pick<Identity, "alien">) {
  return alien ? (
    <svg viewBox="0 0 32 32" aria-hidden="true">
      <path d="M16 3c8 0 11 6 11 12 0 8-7 14-11 14S5 23 5 15C5 9 8 3 16 3Z" fill="#59b36a" stroke="#1c5a2a" />
      <ellipse cx="11" cy="16" rx="3" ry="4.5" transform="rotate(25 11 16)" fill="#10231a" />
      <ellipse cx="21" cy="16" rx="3" ry="4.5" transform="rotate(-25 21 16)" fill="#10231a" />
      <path d="M13 24c2 1.5 4 1.5 6 0" stroke="#10231a" fill="none" strokeWidth="1.5" />
    </svg>
  ) : (
    <svg viewBox="0 0 32 32" aria-hidden="true">
      <path d="M4 16 16 5l12 11v12H4Z" fill="#e8c08a" stroke="#7a4f1d" />
      <path d="M2 17 16 4l14 13" fill="none" stroke="#a23b2a" strokeWidth="3" strokeLinecap="round" />
      <rect x="13" y="19" width="6" height="9" fill="#7a4f1d" />
    </svg>
  );
}

/** A rocket: standing, or off with a flame. */
export function RocketPicture({ launched, hue }: { readonly launched: boolean; readonly hue: number }) {
  return (
    <svg
      className={launched ? "rocket-picture off" : "rocket-picture"}
      viewBox="0 0 60 90"
      aria-hidden="true"
    >
      {launched && <path d="M22 70c2 8 5 12 8 18 3-6 6-10 8-18Z" fill="#ffb13d" stroke="#d9480f" />}
      <path d="M18 48 6 64v10l14-8ZM42 48l12 16v10l-14-8Z" fill={`hsl(${hue} 45% 38%)`} />
      <path
        d="M30 3c11 12 14 26 14 40 0 12-3 20-5 27H21c-2-7-5-15-5-27C16 29 19 15 30 3Z"
        fill={`hsl(${hue} 55% 78%)`}
        stroke={`hsl(${hue} 45% 30%)`}
        strokeWidth="2"
      />
      <circle cx="30" cy="32" r="7" fill="#e8f4ff" stroke={`hsl(${hue} 45% 30%)`} strokeWidth="2" />
    </svg>
  );
}
