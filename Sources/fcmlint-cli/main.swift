import FCMLint
import FCMLintRules

print(Rulebook.all.count)
