export { totallyHuman as game } from "@facedown/totally-human";
