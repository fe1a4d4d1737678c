import type { Color, MemoryCard, SymbolType } from "@facedown/are-you-a-human";

const paints: Readonly<Record<Color, string>> = {
  yellow: "#f2c037",
  red: "#d1413a",
  blue: "#3a7bd5",
  green: "#3d9b56",
};

/** One robo-symbol. */
function Symbol({ type }: { readonly type: SymbolType }) {
  switch (type) {
    case "battery":
      return (
        <>
          <rect x="5" y="6" width="14" height="15" rx="2" />
          <rect x="9" y="2" width="6" height="4" />
          <path d="M13 9l-4 5h3l-1 4 4-5h-3z" fill="#111111" stroke="none" />
        </>
      );
    case "gear":
      return (
        <>
          <path d="M10 2h4l1 3 3 1 3-1 1 4-2 2v2l2 2-1 4-3-1-3 1-1 3h-4l-1-3-3-1-3 1-1-4 2-2v-2L2 9l1-4 3 1 3-1z" />
          <circle cx="12" cy="12" r="3" fill="var(--face)" />
        </>
      );
    case "tool":
      return <path d="M15 2a6 6 0 0 0-5.5 8L2 17.5 6.5 22 14 14.5A6 6 0 0 0 22 8l-4 3-4-1-1-4z" />;
    case "bulb":
      return (
        <>
          <path d="M12 2a7 7 0 0 0-4 12.7V18h8v-3.3A7 7 0 0 0 12 2z" />
          <path d="M9 20h6M10 22h4" strokeWidth="1.5" />
        </>
      );
  }
}

/** A Memory card's picture: so many symbols of one type and color. */
export function CardPicture({ type, color, number }: MemoryCard) {
  return (
    <span className={`symbols of-${number}`} aria-hidden="true">
      <span className="color-mark">{color.slice(0, 1).toUpperCase()}</span>
      {Array.from({ length: number }, (_, at) => (
        <svg key={at} viewBox="0 0 24 24" fill={paints[color]} stroke="#111111" strokeWidth="1">
          <Symbol type={type} />
        </svg>
      ))}
    </span>
  );
}

/** A Short Circuit. */
export function ShortCircuitPicture() {
  return (
    <svg className="short" viewBox="0 0 40 40" aria-hidden="true">
      <path d="M22 3 8 23h9l-3 14 17-22H21z" fill="#f2c037" stroke="#111111" strokeWidth="1.5" />
      <path
        d="M4 8l5 4M36 30l-5-4M4 32l6-3M36 8l-6 4"
        stroke="#d1413a"
        strokeWidth="2.5"
        strokeLinecap="round"
      />
    </svg>
  );
}
