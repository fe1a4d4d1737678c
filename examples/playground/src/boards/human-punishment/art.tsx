const weapons: Readonly<Record<string, string>> = {
  pistol: "M4 9h22v5H16l-2 3h-3l-2 8H4l2-8V9z",
  rifle: "M2 12h28v3H18l-2 4h-3l1-4H9l-4 7H2z",
  companion: "M10 12a6 6 0 1 1 12 0v4h3v10H7V16h3zM13 19h2v3h-2zM17 19h2v3h-2z",
  "rocket-launcher": "M5 22 20 7l6-1-1 6-15 15zM5 22l-2 7 7-2z",
  laser: "M3 14h14v5h-4l-2 7H6l2-7H3zM19 16h11v1H19zM19 11l9-4v2l-9 3zM19 21l9 5v-2l-9-4z",
};

/** The outline of a weapon; an outline of its own for kinds that a pack adds. */
export function WeaponPicture({ kind }: { readonly kind: string }) {
  return (
    <svg className="weapon-picture" viewBox="0 0 32 32" aria-hidden="true">
      <path d={weapons[kind] ?? "M6 6h20v20H6z"} />
    </svg>
  );
}

/** Hit points as hearts: full ones, then those that are lost. */
export function Hearts({ hp }: { readonly hp: number }) {
  return (
    <span className="hearts">
      <span className="sr">{hp} HP</span>
      {[1, 2].map((heart) => (
        <svg
          key={heart}
          className={heart <= hp ? "heart" : "heart lost"}
          viewBox="0 0 20 20"
          aria-hidden="true"
        >
          <path d="M10 17 3 10a4 4 0 0 1 7-5 4 4 0 0 1 7 5z" />
        </svg>
      ))}
    </span>
  );
}
