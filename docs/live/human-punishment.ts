export { humanPunishment as game } from "@facedown/human-punishment";
